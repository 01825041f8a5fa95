/** The language switch keeps the query and the place on the page. */
export function carryPlaceAcrossLanguages() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language-switch]")) {
    link.addEventListener("click", () => {
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}

const dismissedKey = "spanish-offer-dismissed";

/** Shows the Spanish bar where the browser prefers Spanish, until it is dismissed. */
export function offerSpanish() {
  const bar = document.querySelector<HTMLElement>("[data-spanish-offer]");
  if (!bar || localStorage[dismissedKey]) return;
  bar.hidden = !/^es/i.test(navigator.language);
  bar.querySelector("button")?.addEventListener("click", () => {
    bar.hidden = true;
    localStorage[dismissedKey] = "1";
  });
}
