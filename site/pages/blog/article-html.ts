/**
 * The HTML of an article's Markdown, made fit for these pages: a table wider than a phone scrolls in a box of its own
 * that the keyboard reaches and its heading names, and columns are aligned by an attribute, as the pages' policy
 * forbids styles in the markup. `titleId` names tables that stand above all headings.
 */
export function articleHtml(rendered: string, titleId: string): string {
  let heading = titleId;
  return rendered.replace(parts, (part: string, headingId?: string, align?: string) => {
    if (headingId) heading = headingId;
    if (align) return ` data-align="${align}"`;
    if (part === "<table>") {
      return `<div role="group" tabindex="0" data-table aria-labelledby="${heading}"><table>`;
    }
    return part === "</table>" ? "</table></div>" : part;
  });
}

const parts = /<h[2-4] id="([^"]+)">|<\/?table>| style="text-align: (left|center|right)"/g;
