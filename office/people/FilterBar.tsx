import { useQuery } from "@tanstack/react-query";
import { Suspense, useRef } from "react";
import { deskWords } from "#content/words/office/desk.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { functionKinds } from "#domain/forms/form-kinds.ts";
import { locales } from "#domain/locale.ts";
import {
  listedOutcomes,
  listedPeriods,
  listSources,
  noService,
  stageSeparator,
} from "#domain/office/people-list-operations.ts";
import { type Stage, stages } from "#domain/people/people.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import chipCss from "../parts/Chip.module.css";
import { DateInput } from "../parts/DateInput.tsx";
import { useColleagues } from "../parts/use-colleagues.ts";
import { useMe } from "../parts/use-me.ts";
import { useRequestNames } from "../parts/use-request-names.ts";
import css from "./FilterBar.module.css";
import { RequestFilters } from "./RequestFilters.tsx";
import { useSavedViews, ViewChips } from "./SavedViews.tsx";
import type { FilterName, useFilters } from "./use-filters.ts";

const ViewKeeping = lazyPart(async () => (await import("./ViewKeeping.tsx")).ViewKeeping);

const choices = (values: readonly string[], words: Readonly<Record<string, string>>) =>
  values.map((value) => ({ value, label: words[value] ?? value }));

/** Narrows the list; each filter stands in the address, so that a list can be kept and shared. */
export function FilterBar(filtering: ReturnType<typeof useFilters>) {
  const { filters, setFilter, show } = filtering;
  const { call, locale, names } = useOffice();
  const me = useMe();
  const saved = useSavedViews(filters);
  const shownChip = useRef<HTMLButtonElement>(null);
  const { service: serviceName, source: sourceName } = useRequestNames();
  const { everybody } = useColleagues();
  const { data: listed } = useQuery(queryOf(call, listSources, {}));
  // The one in the address may be too rare for the list.
  const sources = new Set([...(listed?.sources ?? []), ...(filters.source ? [filters.source] : [])]);
  const { filters: words, periods, outcomes } = peopleWords[locale];
  const desk = deskWords[locale];
  const selects: { name: FilterName; options: { value: string; label: string }[] }[] = [
    { name: "language", options: choices(locales, desk.languages) },
    { name: "form", options: choices([...functionKinds, "appointment"], desk.forms) },
    {
      name: "service",
      options: [...names.catalogue, noService].map((id) => ({ value: id, label: serviceName(id) })),
    },
    { name: "source", options: [...sources].map((id) => ({ value: id, label: sourceName(id) })) },
    { name: "outcome", options: choices(listedOutcomes, outcomes) },
    { name: "period", options: choices(listedPeriods, periods) },
    {
      name: "assignee",
      options: [{ value: "nobody", label: desk.nobody }, ...everybody],
    },
  ];
  const listedStages = filters.stage?.split(stageSeparator) ?? [];
  const toggleStage = (stage: Stage) => {
    const next = stages.filter((each) => (each === stage) !== listedStages.includes(each));
    setFilter("stage", next.join(stageSeparator));
  };
  const isMine = me !== undefined && filters.assignee === me.id;
  return (
    <div className={css.bar}>
      <button
        type="button"
        className={chipCss.chip}
        aria-pressed={filters.waiting === "yes"}
        onClick={() => setFilter("waiting", filters.waiting ? "" : "yes")}
      >
        {words.waiting}
      </button>
      <button
        type="button"
        className={chipCss.chip}
        aria-pressed={isMine}
        onClick={() => me && setFilter("assignee", isMine ? "" : me.id)}
      >
        {words.mine}
      </button>
      <ViewChips {...saved} show={show} shownChip={shownChip} />
      <details className={chipCss.opening}>
        <summary className={chipCss.chip}>{words.heading}</summary>
        <div className={css.selects}>
          <fieldset className={css.stages}>
            <legend>{words.stage}</legend>
            {stages.map((stage) => (
              <label key={stage}>
                <input
                  type="checkbox"
                  checked={listedStages.includes(stage)}
                  onChange={() => toggleStage(stage)}
                />
                {desk.stages[stage]}
              </label>
            ))}
          </fieldset>
          {selects.map(({ name, options }) => (
            <label key={name} className="field">
              {words[name as keyof typeof words]}
              <select value={filters[name] ?? ""} onChange={({ target }) => setFilter(name, target.value)}>
                <option value="">{words.any}</option>
                {options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          ))}
          {(["from", "to"] as const).map((name) => (
            <DateInput
              key={name}
              label={words[name]}
              value={filters[name] ?? ""}
              onChange={(day) => setFilter(name, day)}
            />
          ))}
        </div>
      </details>
      <RequestFilters {...filtering} />
      {Object.keys(filters).length > 0 && (
        <>
          <button type="button" className="link" onClick={() => show({})}>
            {words.clear}
          </button>
          <Suspense>
            <ViewKeeping {...saved} filters={filters} onSaved={() => shownChip.current?.focus()} />
          </Suspense>
        </>
      )}
    </div>
  );
}
