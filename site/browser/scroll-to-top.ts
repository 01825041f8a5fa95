import { chosenLink } from "./chosen-link.ts";

/** A link to the page one is on scrolls to its top, smoothly where the style sheet says so, and loads nothing. */
export function scrollToTop() {
  addEventListener("click", (event) => {
    const link = chosenLink(event);
    if (!link || link.href !== location.href.split("#")[0]) return;
    // What search engines are not told of may be an answer in another page's place: a refusal, a failure.
    if (!document.querySelector("[rel=canonical]")) return;
    event.preventDefault();
    history.replaceState(history.state, "", link.href);
    // Where a loaded page begins, after the skip link: from the footer, Tab would lead back there.
    document.links[1]?.focus();
    scrollTo(0, 0);
  });
}
