package org.lunartable.kiosk.texts;

import java.util.ArrayList;
import java.util.List;

/**
 * The {@code html`…`} templates of a JavaScript module, as far as the page's own style of code
 * needs: what stands in <code>${…}</code> is replaced by {@link #HOLE}, templates in there are
 * listed by themselves.
 */
final class HtmlTemplates {

  /** Stands where a template had an expression. */
  static final char HOLE = '\u25a1';

  private final String source;
  private final List<String> found = new ArrayList<>();
  private int at;

  private HtmlTemplates(String source) {
    this.source = source;
  }

  static List<String> in(String source) {
    HtmlTemplates reader = new HtmlTemplates(source);
    for (int i = source.indexOf("html`"); i >= 0; i = source.indexOf("html`", reader.at)) {
      reader.at = i + "html`".length();
      reader.template(true);
    }
    return reader.found;
  }

  /** From behind the opening backtick to behind the closing one. */
  private void template(boolean isHtml) {
    StringBuilder text = new StringBuilder();
    while (source.charAt(at) != '`') {
      if (source.startsWith("${", at)) {
        at += 2;
        expression();
        text.append(HOLE);
      } else {
        at += source.charAt(at) == '\\' ? 1 : 0;
        text.append(source.charAt(at++));
      }
    }
    at++;
    if (isHtml) {
      found.add(text.toString());
    }
  }

  /** From behind an opening brace to behind the closing one. */
  private void expression() {
    while (source.charAt(at) != '}') {
      char next = source.charAt(at++);
      if (next == '{') {
        expression();
      } else if (next == '`') {
        template(source.startsWith("html", at - "html`".length()));
      } else if (next == '\'' || next == '"') {
        string(next);
      }
    }
    at++;
  }

  private void string(char quote) {
    while (source.charAt(at) != quote) {
      at += source.charAt(at) == '\\' ? 2 : 1;
    }
    at++;
  }
}
