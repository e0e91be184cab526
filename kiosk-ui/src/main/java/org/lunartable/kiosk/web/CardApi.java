package org.lunartable.kiosk.web;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Map;
import java.util.Optional;
import org.lunartable.engine.cards.Background;
import org.lunartable.engine.spi.Observation.CardsSeen;
import org.lunartable.kiosk.table.TableLoop;

/** Pictures of cards that people send. */
final class CardApi {

  private final TableLoop table;
  private final Devices devices;
  private final SentPictures pictures;

  CardApi(TableLoop table, Devices devices, SentPictures pictures) {
    this.table = table;
    this.devices = devices;
    this.pictures = pictures;
  }

  void route(RoutesConfig routes) {
    devices
        .cards()
        .ifPresent(reader -> routes.post("/api/card-picture", ctx -> picture(ctx, reader)));
  }

  private void picture(Context ctx, CardPictures reader) {
    SentPictures.Sent<CardPictures.Result> sent = pictures.take(ctx, reader::read);
    if (sent.read() instanceof CardPictures.Read read) {
      CardsSeen seen = read.seen();
      Answers.reply(
          ctx,
          sent.tell(table, seen, read.confidence(), Optional.empty()),
          Map.of("cards", seen.cards().stream().map(Background::text).toList()));
    } else {
      CardPictures.Unread unread = (CardPictures.Unread) sent.read();
      SentPictures.unread(ctx, unread.reason(), unread.message());
    }
  }
}
