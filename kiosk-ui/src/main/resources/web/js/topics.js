// The rules of the game that is on, in a sentence each.

import { useEffect, useState } from '/vendor/htm/preact/standalone.module.js';
import * as api from './api.js';

/** The topics; none until the table has answered. */
export function useTopics() {
  const [topics, setTopics] = useState([]);
  useEffect(() => {
    api.get('/api/topics').then(({ ok, body }) => ok && setTopics(body.topics));
  }, []);
  return topics;
}
