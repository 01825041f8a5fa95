/** The language switch keeps the query and the place on the page. */
export function carryPlaceAcrossLanguages() {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("[data-language-switch]")) {
    link.addEventListener("click", () => {
      link.search = location.search;
      link.hash = location.hash;
    });
  }
}

/** Shows the Spanish bar where the browser prefers Spanish, until it is dismissed, which leads back to where one was. */
export function offerSpanish() {
  const bar = document.querySelector<HTMLElement>("[data-spanish-offer]");
  if (!bar || localStorage.spanish) return;
  bar.hidden = !/^es/i.test(navigator.language);
  let before: HTMLElement | null | undefined;
  bar.addEventListener("focusin", ({ relatedTarget }) => {
    before ||= relatedTarget as HTMLElement | null;
  });
  bar.querySelector("button")?.addEventListener("click", () => {
    bar.hidden = true;
    before?.focus();
    localStorage.spanish = "1";
  });
}
