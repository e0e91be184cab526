package org.lunartable.vision.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class JpegSplitterTest {
  private static final int LIMIT = 200_000;

  /** Bytes after which no header of 64 kB can still be open. */
  private static final byte[] TAIL = new byte[70_000];

  @Test
  void findsPicturesOneAfterTheOther() {
    byte[] a = TestJpegs.picture(1);
    byte[] b = TestJpegs.picture(100, 50, 2, true);
    assertThat(split(TestJpegs.join(a, b, a), 1000)).containsExactly(name(a), name(b), name(a));
  }

  @Test
  void knowsTheSizeOfAPicture() {
    Jpeg jpeg = Jpeg.at(TestJpegs.picture(100, 50, 1, true)).orElseThrow();
    assertThat(jpeg.width()).isEqualTo(100);
    assertThat(jpeg.height()).isEqualTo(50);
  }

  @Test
  void aThumbnailInsideIsNoPictureOfItsOwn() {
    byte[] outer = TestJpegs.withThumbnail(TestJpegs.picture(1), TestJpegs.picture(2));
    assertThat(split(TestJpegs.join(outer, outer), 7)).containsExactly(name(outer), name(outer));
  }

  @Test
  void cutsOffWhatADriverPads() {
    byte[] jpeg = TestJpegs.picture(1);
    byte[] padded = Arrays.copyOf(jpeg, jpeg.length + 100);
    assertThat(Jpeg.at(padded).orElseThrow().bytes()).isEqualTo(jpeg);
    assertThat(Jpeg.at(jpeg).orElseThrow().bytes()).isSameAs(jpeg);
    assertThat(Jpeg.at(TestJpegs.join(new byte[1], jpeg))).isEmpty();
    assertThat(Jpeg.at(new byte[0])).isEmpty();
  }

  @Test
  void aPictureCutAnywhereIsPassedOverAndTheNextOneFound() {
    byte[] first = TestJpegs.picture(1);
    byte[] next = TestJpegs.withThumbnail(TestJpegs.picture(2), TestJpegs.picture(3));
    for (int length = 0; length < first.length; length++) {
      byte[] cut = Arrays.copyOf(first, length);
      assertThat(split(TestJpegs.join(cut, next, next, TAIL), 4096))
          .as("cut at %d of %d", length, first.length)
          .containsExactly(name(next), name(next));
    }
  }

  @Test
  void theThumbnailOfAPictureThatIsCutIsNotTakenForIt() {
    byte[] thumbnail = TestJpegs.picture(3);
    byte[] first = TestJpegs.withThumbnail(TestJpegs.picture(1), thumbnail);
    byte[] next = TestJpegs.picture(2);
    int afterThumbnail = 12 + thumbnail.length;
    for (int length = afterThumbnail; length < first.length; length++) {
      byte[] cut = Arrays.copyOf(first, length);
      assertThat(split(TestJpegs.join(cut, next, TAIL), 4096))
          .as("cut at %d of %d", length, first.length)
          .containsExactly(name(next));
    }
  }

  @Test
  void findsEveryWholePictureInAnyMixtureInPiecesOfAnySize() {
    for (int seed = 0; seed < 120; seed++) {
      Random random = new Random(seed);
      List<String> whole = new ArrayList<>();
      byte[] stream = TestJpegs.join(mixture(random, whole), TAIL);
      assertThat(split(stream, 1 + random.nextInt(5000)))
          .as("seed %d", seed)
          .containsExactlyElementsOf(whole);
    }
  }

  private static byte[] mixture(Random random, List<String> whole) {
    byte[] stream = {};
    for (int i = 0; i < 12; i++) {
      byte[] jpeg =
          TestJpegs.picture(8 + random.nextInt(90), 8, random.nextInt(50), random.nextBoolean());
      switch (random.nextInt(5)) {
        case 0 -> jpeg = Arrays.copyOf(jpeg, random.nextInt(jpeg.length));
        case 1 -> jpeg = TestJpegs.garbage(random.nextInt(3000), i);
        case 2 -> {
          jpeg = TestJpegs.withThumbnail(jpeg, TestJpegs.picture(16, 16, i, false));
          whole.add(name(jpeg));
        }
        default -> whole.add(name(jpeg));
      }
      stream = TestJpegs.join(stream, jpeg);
    }
    return stream;
  }

  @Test
  void damagedStreamsGiveTheSameHoweverTheyArePiecedAndNeverTooMuch() {
    for (int seed = 0; seed < 120; seed++) {
      Random random = new Random(seed);
      byte[] stream = TestJpegs.join(mixture(random, new ArrayList<>()), TAIL);
      for (int i = 0; i < 60; i++) {
        int at = random.nextInt(stream.length);
        stream[at] = random.nextInt(3) == 0 ? (byte) 0xFF : (byte) random.nextInt();
      }
      List<String> atOnce = split(stream, stream.length);
      assertThat(split(stream, 1 + random.nextInt(300))).containsExactlyElementsOf(atOnce);
    }
  }

  @Test
  void aPictureWithoutEndIsGivenUpAtTheLimit() {
    byte[] open = Arrays.copyOf(TestJpegs.picture(1), 700);
    JpegSplitter splitter = new JpegSplitter(LIMIT);
    List<Jpeg> found = new ArrayList<>();
    splitter.feed(open, 0, open.length, found::add);
    byte[] data = TestJpegs.garbage(10_000, 1);
    for (int i = 0; i < 100; i++) {
      splitter.feed(data, 0, data.length, found::add);
      assertThat(splitter.held()).isLessThanOrEqualTo(LIMIT);
    }
    byte[] next = TestJpegs.picture(2);
    splitter.feed(next, 0, next.length, found::add);
    assertThat(found).hasSize(1);
    assertThat(found.get(0).bytes()).isEqualTo(next);
    assertThat(splitter.dropped()).isEqualTo(700 + 1_000_000);
  }

  @Test
  void aPictureOfExactlyTheLimitIsFoundAndNotOverwritten() {
    byte[] jpeg = TestJpegs.picture(1);
    JpegSplitter splitter = new JpegSplitter(jpeg.length);
    List<Jpeg> found = new ArrayList<>();
    splitter.feed(jpeg, 0, jpeg.length, found::add);
    splitter.feed(new byte[jpeg.length], 0, jpeg.length, found::add);
    assertThat(found).hasSize(1);
    assertThat(found.get(0).bytes()).isEqualTo(jpeg);
  }

  @Test
  void aSeaOfStartMarkersIsPassedOverQuickly() {
    byte[] nasty = new byte[1 << 20];
    byte[] start = {(byte) 0xFF, (byte) 0xD8, (byte) 0xFF, (byte) 0xE0, 0, 4};
    for (int i = 0; i < nasty.length; i++) {
      nasty[i] = start[i % start.length];
    }
    assertThat(split(nasty, 65_536)).isEmpty();
  }

  /** Stands for a picture in failure messages. */
  private static String name(byte[] jpeg) {
    return jpeg.length + " bytes, " + Integer.toHexString(Arrays.hashCode(jpeg));
  }

  private static List<String> split(byte[] stream, int piece) {
    JpegSplitter splitter = new JpegSplitter(LIMIT);
    List<String> found = new ArrayList<>();
    for (int from = 0; from < stream.length; from += piece) {
      int length = Math.min(piece, stream.length - from);
      splitter.feed(stream, from, length, jpeg -> found.add(name(jpeg.bytes())));
    }
    return found;
  }
}
