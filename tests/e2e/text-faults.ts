import type { Page } from "./fixtures.ts";

/**
 * What a reader cannot read of a page as it stands: text beyond the screen, cut off by a box, out of its button or
 * under other text, short words that are divided, and long ones divided into parts of less than three letters.
 */
export const textFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    /** Letters of a line in one text; `layer` is what they scroll with. */
    type Line = { text: Text; box: DOMRect; layer: Element | null };
    const screen = document.documentElement.clientWidth;
    // A link with a label, as that of the logo, says in it what it may have no room to show.
    const unread = "script, style, noscript, select, svg, [aria-hidden=true], a[aria-label], .unseen";

    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode as Text;
      if (text.data.trim() && isToBeSeen(text)) texts.push(text);
    }
    const lines = texts.flatMap((text) => linesOf(text).map((box) => ({ text, box, layer: layerOf(text) })));
    return [...new Set([...lines.flatMap(lostOf), ...texts.flatMap(dividedOf), ...coveredOf(lines)])];

    function linesOf(text: Text, start = 0, end = text.length): DOMRect[] {
      const range = document.createRange();
      range.setStart(text, start);
      range.setEnd(text, end);
      return [...range.getClientRects()].filter(({ width }) => width > 1);
    }

    function* ancestorsOf(text: Text) {
      for (let each = text.parentElement; each && each !== document.body; each = each.parentElement) {
        const style = getComputedStyle(each);
        if (!/^(?:inline|contents)$/.test(style.display)) yield { element: each, style };
      }
    }

    /** Not what is there to be heard alone, nor a hint that says by its ellipsis that there is more. */
    function isToBeSeen(text: Text): boolean {
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest(unread)) return false;
      return [...ancestorsOf(text)].every(
        ({ style: { clipPath, textIndent, textOverflow } }) =>
          clipPath === "none" && Number.parseFloat(textIndent) === 0 && textOverflow !== "ellipsis",
      );
    }

    function layerOf(text: Text): Element | null {
      for (const { element, style } of ancestorsOf(text))
        if (/^(?:fixed|sticky)$/.test(style.position)) return element;
      return null;
    }

    function lostOf({ text, box }: Line): string[] {
      const name = text.data.trim().slice(0, 50);
      // The glyphs of tight lines reach over their boxes.
      const slack = box.height / 4;
      for (const { element, style } of ancestorsOf(text)) {
        if (/auto|scroll/.test(style.overflowX)) return [];
        const around = element.getBoundingClientRect();
        const isOut =
          box.left < around.left - 1 ||
          box.right > around.right + 1 ||
          box.top < around.top - slack ||
          box.bottom > around.bottom + slack;
        const holdsText = /hidden|clip/.test(style.overflow) || element.matches("button, .button, .choice");
        if (isOut && holdsText) return [`cut off: ${name}`];
      }
      return box.right > screen + 1 || box.left < -1 ? [`beyond the screen: ${name}`] : [];
    }

    function dividedOf(text: Text): string[] {
      if (text.parentElement && getComputedStyle(text.parentElement).hyphens === "auto") return [];
      return [...text.data.matchAll(/[^ \n-]+/g)].flatMap(({ 0: word, index }) => {
        const parts = new Set(linesOf(text, index, index + word.length).map(({ top }) => Math.round(top)));
        return parts.size > (word.length < 8 ? 1 : word.length / 3) ? [`divided: ${word}`] : [];
      });
    }

    function coveredOf(all: Line[]): string[] {
      const sorted = all.toSorted((one, other) => one.box.top - other.box.top);
      return sorted.flatMap((one, place) => {
        const faults: string[] = [];
        for (const other of sorted.slice(place + 1)) {
          if (other.box.top > one.box.bottom) break;
          if (areOnEachOther(one, other))
            faults.push(`covered: ${one.text.data.trim()} / ${other.text.data.trim()}`);
        }
        return faults;
      });
    }

    function areOnEachOther(one: Line, other: Line): boolean {
      if (other.text === one.text || other.layer !== one.layer) return false;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = one.box.bottom - other.box.top - (one.box.height + other.box.height) / 4;
      return across > 2 && down > 1;
    }
  });
