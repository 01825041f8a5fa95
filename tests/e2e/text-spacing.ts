import type { Page } from "./fixtures.ts";

/** Spaces all text of a page as far as a reader may (WCAG 1.4.12). A style sheet of its own: the policy forbids others. */
export const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`
      * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }`);
    document.adoptedStyleSheets.push(sheet);
  });
