import type { Page } from "@playwright/test";

/**
 * Translates a page as Chrome does: in the place of each text come `<font>` elements with other words, at first and
 * after each change.
 */
export const translatePage = (page: Page) =>
  page.addInitScript(() => {
    const untranslated = "script, style, noscript, template, textarea, font, svg, [translate=no]";
    const newFont = (content: string | Node) => {
      const font = document.createElement("font");
      font.append(content);
      return font;
    };
    const translate = (node: Node) => {
      if (node instanceof Element && !node.matches(untranslated))
        for (const part of [...node.childNodes]) translate(part);
      if (node instanceof Text && node.data.trim() && node.parentElement?.closest(untranslated) === null)
        node.replaceWith(newFont(newFont(`${node.data}*`)));
    };
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.lang = "vi";
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of [target, ...addedNodes]) translate(node);
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    });
  });
