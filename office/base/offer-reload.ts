import { officeShellWords } from "#content/words/office/office-shell.ts";
import { updatedWords } from "#content/words/office/updated.ts";
import { hours } from "#domain/durations.ts";
import { isLocale } from "#domain/locale.ts";
import { notify } from "#ui/feedback/notify.tsx";
import { paths } from "./paths.ts";

/** How long it is offered: a day at work. */
const offered = hours(12);

/** The script of the office, whose name changes with anything that it loads. */
const scriptIn = (page: Document) => page.querySelector("astro-island")?.getAttribute("component-url");

let isOffered = false;

/** Offers to load the page again where the server has a newer office: the one that is open may not fit its answers. */
export async function offerReload(): Promise<void> {
  if (isOffered) return;
  const response = await fetch(paths.home, { cache: "no-store" });
  const newest = scriptIn(new DOMParser().parseFromString(await response.text(), "text/html"));
  if (!newest || newest === scriptIn(document)) return;
  isOffered = true;
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : "en";
  const { button, ...words } = updatedWords[locale];
  const action = { label: button, run: () => location.reload(), time: offered };
  await notify("success", words, officeShellWords[locale].toastLabels, action);
}
