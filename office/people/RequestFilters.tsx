import { fillIn } from "#content/format/fill-in.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { Icon } from "#ui/Icon.tsx";
import { useOffice } from "../base/office-context.ts";
import chipCss from "../parts/Chip.module.css";
import { formatDays } from "../parts/format-days.ts";
import { useRequestNames } from "../parts/use-request-names.ts";
import type { FilterName, useFilters } from "./use-filters.ts";

/** The filters that a number of the counts set, each to be taken away. */
export function RequestFilters({ filters, setFilters }: ReturnType<typeof useFilters>) {
  const { locale } = useOffice();
  const names = useRequestNames();
  const { filters: words, periods, outcomes } = peopleWords[locale];
  const { period, from, to, service, source, answered, outcome } = filters;
  const shown: { filterNames: FilterName[]; text: string }[] = [];
  if (period) shown.push({ filterNames: ["period"], text: periods[period] });
  else if (from && to) shown.push({ filterNames: ["from", "to"], text: formatDays(from, to, locale) });
  if (service) shown.push({ filterNames: ["service"], text: names.service(service) });
  if (source) shown.push({ filterNames: ["source"], text: names.source(source) });
  if (answered) shown.push({ filterNames: ["answered"], text: names.answered[answered] });
  if (outcome) shown.push({ filterNames: ["outcome"], text: outcomes[outcome] });
  return shown.map(({ filterNames, text }) => (
    <button
      key={text}
      type="button"
      className={`${chipCss.chip} ${chipCss.set}`}
      aria-label={fillIn(words.remove, { filter: text })}
      onClick={() => setFilters(filterNames.map((name) => [name, ""]))}
    >
      {text}
      <Icon name="close" size={16} />
    </button>
  ));
}
