import { useEffect, useEffectEvent } from "react";

/**
 * Opens the question that the address names (`#refund-time`) when it changes, and shows everything again where
 * a filter hides it. Browsers that open `<details>` for an address do so without us; the others are helped here.
 */
export function useRevealedQuestion(showAll: () => void) {
  const reveal = useEffectEvent(() => {
    const answer = document.getElementById(location.hash.slice(1));
    const item = answer?.closest<HTMLDetailsElement>("details[data-faq]");
    if (!answer || !item) return;
    if (item.hidden) showAll();
    item.open = true;
    answer.scrollIntoView();
  });
  useEffect(() => {
    if (!("onbeforematch" in document.body)) reveal();
    addEventListener("hashchange", reveal);
    return () => removeEventListener("hashchange", reveal);
  }, []);
}
