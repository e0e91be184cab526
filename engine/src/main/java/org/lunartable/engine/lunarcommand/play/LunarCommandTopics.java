package org.lunartable.engine.lunarcommand.play;

import java.util.ArrayList;
import java.util.List;
import org.lunartable.engine.lunarcommand.Rules;
import org.lunartable.engine.screen.Explanation.Topic;
import org.lunartable.engine.screen.Text;

/** The rules in a sentence each, with the numbers of the house rules in use. */
final class LunarCommandTopics {

  private LunarCommandTopics() {}

  static List<Topic> of(Rules rules) {
    List<Topic> topics = new ArrayList<>();
    topics.add(topic("roll", "LC-11"));
    topics.add(topic("wall", "LC-15"));
    topics.add(topic("dome", "LC-17"));
    topics.add(topic("airlock", "LC-19"));
    topics.add(topic("antenna", "LC-16"));
    topics.add(new Topic("walk", "LC-23", Text.of("topic.walk", "n", rules.spacewalk().steps())));
    topics.add(topic("ufo", "LC-20"));
    if (rules.variants().abduction()) {
      topics.add(topic("abduct", "LC-40"));
    }
    topics.add(
        new Topic(
            "station",
            "LC-32",
            Text.of(
                "topic.station",
                "robot",
                rules.points().robot(),
                "astronaut",
                rules.points().astronaut())));
    topics.add(new Topic("rocket", "LC-36", Text.of("topic.rocket", "n", rules.points().target())));
    return topics;
  }

  private static Topic topic(String id, String rule) {
    return new Topic(id, rule, Text.of("topic." + id));
  }
}
