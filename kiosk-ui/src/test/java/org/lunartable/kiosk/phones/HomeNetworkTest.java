package org.lunartable.kiosk.phones;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.InetAddress;
import org.junit.jupiter.api.Test;

class HomeNetworkTest {

  @Test
  void theAddressIsOneThatOthersCanCall() {
    assertThat(HomeNetwork.address().stream())
        .noneMatch(InetAddress::isLoopbackAddress)
        .noneMatch(InetAddress::isAnyLocalAddress);
  }

  @Test
  void pagesMayCallItByAddressAndByName() throws Exception {
    String name = InetAddress.getLocalHost().getHostName();
    assertThat(HomeNetwork.names(InetAddress.getByName("192.0.2.7")))
        .containsExactly("192.0.2.7", name, name + ".local");
  }

  @Test
  void sixthVersionAddressesStandInBrackets() throws Exception {
    assertThat(HomeNetwork.inUrl(InetAddress.getByName("fe80::1%1")))
        .isEqualTo("[fe80:0:0:0:0:0:0:1]");
  }
}
