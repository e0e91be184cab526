package org.lunartable.kiosk.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HealthTest {

  @TempDir Path folder;

  @Test
  void aThreadThatStandsStillIsAnUnhealthyKiosk() throws Exception {
    try (TestKiosk kiosk = TestKiosk.start(folder, Devices.NONE)) {
      Client.Answer well = kiosk.client().get("/health");
      assertThat(well.status()).isEqualTo(200);
      assertThat(well.json()).containsEntry("ok", true).containsEntry("saved", true);

      kiosk.table().vitals().set(List.of("The table does not answer any more."));
      Client.Answer ill = kiosk.client().get("/health");
      assertThat(ill.status()).isEqualTo(503);
      assertThat(ill.json())
          .containsEntry("ok", false)
          .containsEntry("troubles", List.of("The table does not answer any more."));
    }
  }
}
