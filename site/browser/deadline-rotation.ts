import {
  type ClockChange,
  type DaysLeftWords,
  dayByClock,
  daysLeft,
  daysLeftText,
} from "#domain/deadlines/days-left.ts";

/** Milliseconds, as the specification gives them. */
const rotation = 7000;

/**
 * Shows the next deadlines by the visitor's clock, one at a time, with the days that are left. Moves on by itself
 * unless paused, under the pointer, under keyboard focus, or where less motion is asked for (WCAG 2.2.2). What an
 * arrow brings is read out; what comes by itself would talk into what somebody is listening to.
 */
export async function showDeadlines() {
  const banner = document.querySelector<HTMLElement>("[data-deadlines]");
  if (!banner) return;
  const list = banner.querySelector("ul") as HTMLElement;
  const template = banner.querySelector("template") as HTMLTemplateElement;
  const { source } = template.dataset;
  try {
    if (source) template.innerHTML = await (await fetch(source)).json();
  } catch {
    // Without the others the banner stays as it was built.
    return;
  }
  const { clock, daysAhead } = banner.dataset as { clock: string; daysAhead: string };
  const entries = [
    ...banner.querySelectorAll<HTMLElement>("[data-dates]"),
    ...(template.content.children as HTMLCollectionOf<HTMLElement>),
  ];
  const caughtUp = banner.querySelector("[data-caught-up]") as HTMLElement;
  let current: Element | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const changes: ClockChange[] = JSON.parse(clock);
  const listUpcoming = (day: string) =>
    entries
      .map((entry) => {
        const [due = "", shortDate = ""] =
          entry.dataset.dates
            ?.split(";")
            .map((date) => date.split("="))
            .find(([date = ""]) => date >= day) ?? [];
        const order = "second" in entry.dataset ? 1 : 0;
        return { entry, due, shortDate, order, days: daysLeft(due, day) };
      })
      .filter(({ due }) => due)
      .sort((a, b) => a.order - b.order || a.days - b.days)
      .filter(({ days }, place) => !place || days <= +daysAhead);
  const show = (step: number) => {
    const upcoming = listUpcoming(dayByClock(new Date(), changes));
    const count = upcoming.length;
    const place = upcoming.findIndex(({ entry }) => entry === current);
    const next = upcoming[place < 0 ? 0 : (place + step + count) % count];
    banner.toggleAttribute("data-several", count > 1);
    if (step) banner.dataset.turned = "";
    current = next?.entry ?? caughtUp;
    if (next) fill(next, banner.dataset as DaysLeftWords);
    if (!current.isConnected) caughtUp.before(current);
    for (const entry of [...entries, caughtUp]) entry.toggleAttribute("data-current", entry === current);
  };
  const waitForNext = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const isHeld =
        banner.matches("[data-paused], :hover, :has(:focus-visible)") ||
        matchMedia("(prefers-reduced-motion: reduce)").matches;
      list.ariaLive = null;
      show(isHeld ? 0 : 1);
      waitForNext();
    }, rotation);
  };

  for (const name of ["pointerleave", "focusout"]) banner.addEventListener(name, waitForNext);
  banner.addEventListener("click", ({ target }) => {
    const button = (target as Element).closest("button");
    if (button?.dataset.step) {
      list.ariaLive = "polite";
      show(Number(button.dataset.step));
    } else if (button) banner.toggleAttribute("data-paused");
    waitForNext();
  });
  show(0);
  waitForNext();
}

type Upcoming = { entry: HTMLElement; due: string; shortDate: string; days: number };

function fill({ entry, due, shortDate, days }: Upcoming, words: DaysLeftWords) {
  const [time, text] = [...entry.querySelectorAll("time, [data-left]")] as [HTMLTimeElement, Element];
  time.dateTime = due;
  time.textContent = shortDate;
  text.textContent = daysLeftText(days, words);
}
