/**
 * Shows a letter's HTML in a shadow root, as a mail program would. The page's policy allows no inline styles, not even
 * in parsed text: they are taken out of it and set by script. A script in the letter would not run.
 */
export function showLetter(host: HTMLElement, html: string): void {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const rules: string[] = [];
  // Typed text cannot be meant: its brackets and quotes are escaped.
  const bare = html
    .replace(/<style>([\s\S]*?)<\/style>/g, (_, css: string) => {
      rules.push(css);
      return "";
    })
    .replaceAll(' style="', ' data-style="');
  const letter = new DOMParser().parseFromString(bare, "text/html");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules.join("\n"));
  root.adoptedStyleSheets = [sheet];
  const page = document.createElement("div");
  page.className = letter.body.className;
  page.lang = letter.documentElement.lang;
  page.dataset.style = letter.body.dataset.style ?? "";
  page.append(...letter.body.childNodes);
  for (const element of [page, ...page.querySelectorAll<HTMLElement>("[data-style]")])
    element.style.cssText = element.dataset.style ?? "";
  // Below the headings of the screen around it.
  for (const heading of page.querySelectorAll("h1, h2"))
    heading.setAttribute("aria-level", heading.tagName === "H1" ? "4" : "5");
  // A preview leads nowhere: its link to unsubscribe belongs to nobody.
  for (const link of page.querySelectorAll("a")) link.removeAttribute("href");
  root.replaceChildren(page);
}
