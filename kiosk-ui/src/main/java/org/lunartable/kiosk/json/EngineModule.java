package org.lunartable.kiosk.json;

import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.NamedType;
import com.fasterxml.jackson.databind.module.SimpleModule;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import org.lunartable.engine.die.DieFace;
import org.lunartable.engine.die.TileColour;
import org.lunartable.engine.game.SetUpField;
import org.lunartable.engine.grid.Place;
import org.lunartable.engine.screen.Block;
import org.lunartable.engine.screen.CompanionState;

/** The engine's types as JSON; the engine itself must not know that there is any. */
final class EngineModule extends SimpleModule {

  /** A block or a field names its type: {@code turn}, {@code lattice}. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
  private interface Typed {}

  EngineModule() {
    super("engine");
    add(Place.class, (place, json, provider) -> json.writeString(place.name()));
    add(TileColour.class, (colour, json, provider) -> json.writeString(colour.text()));
    add(CompanionState.Phase.class, (phase, json, provider) -> json.writeString(phase.text()));
    add(DieFace.class, (face, json, provider) -> writeFace(face, json, provider));
    add(Optional.class, (optional, json, provider) -> writeOptional(optional, json, provider));
    addTyped(Block.class);
    addTyped(SetUpField.class);
  }

  private void addTyped(Class<?> sealed) {
    setMixInAnnotation(sealed, Typed.class);
    for (Class<?> one : sealed.getPermittedSubclasses()) {
      registerSubtypes(new NamedType(one, one.getSimpleName().toLowerCase(Locale.ROOT)));
    }
  }

  private static void writeFace(DieFace face, JsonGenerator json, SerializerProvider provider)
      throws IOException {
    json.writeStartArray();
    for (int row = 0; row < 4; row += 2) {
      json.writeStartArray();
      provider.defaultSerializeValue(face.quarters().get(row), json);
      provider.defaultSerializeValue(face.quarters().get(row + 1), json);
      json.writeEndArray();
    }
    json.writeEndArray();
  }

  private static void writeOptional(
      Optional<?> optional, JsonGenerator json, SerializerProvider provider) throws IOException {
    provider.defaultSerializeValue(optional.isPresent() ? optional.get() : null, json);
  }

  private interface Writer<T> {
    void write(T value, JsonGenerator json, SerializerProvider provider) throws IOException;
  }

  private <T> void add(Class<T> type, Writer<? super T> writer) {
    addSerializer(
        type,
        new JsonSerializer<T>() {
          @Override
          public void serialize(T value, JsonGenerator json, SerializerProvider provider)
              throws IOException {
            writer.write(value, json, provider);
          }
        });
  }
}
