const { dataset } = document.documentElement;

/**
 * Keeps the page, its switch and the next page at one theme; an empty choice means: as the system has it.
 * A choice that was made before this ran counts too, but not one that the browser restores from an earlier visit.
 */
export function switchTheme() {
  const inputs = [...document.querySelectorAll<HTMLInputElement>("[data-theme-switch] input")];
  const show = (choice = "") => {
    dataset.theme = choice;
    for (const input of inputs) input.checked = input.value === choice;
  };
  const choose = (input: HTMLInputElement) => {
    show(input.value);
    localStorage.theme = input.value;
  };
  for (const input of inputs) input.addEventListener("change", () => choose(input));
  const [visit] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (visit?.type === "navigate")
    for (const input of inputs) if (input.checked && !input.defaultChecked) choose(input);
  // "Back" may bring a page as it was left, before a choice on another.
  addEventListener("pageshow", ({ persisted }) => persisted && show(localStorage.theme));
  show(dataset.theme);
}
