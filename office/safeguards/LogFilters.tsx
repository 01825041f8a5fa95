import { useId } from "react";
import { loggedActionWords } from "#content/words/office/logged-action-words.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import type { listAudit } from "#domain/office/audit-operations.ts";
import type { InputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { DateInput } from "../parts/DateInput.tsx";
import { useColleagues } from "../parts/use-colleagues.ts";
import { loggedActions } from "./logged-actions.ts";
import css from "./Safeguards.module.css";

type Filters = InputOf<typeof listAudit>;
type Props = { filters: Filters; onFilter: (filters: Filters) => void; isOwner: boolean };

/** What the log is searched by: who, what and when. */
export function LogFilters({ filters, onFilter, isOwner }: Props) {
  const { locale } = useOffice();
  const id = useId();
  const { everybody } = useColleagues();
  const words = recordsWords[locale].log;
  const set = (name: keyof Filters, value: string) => {
    const { [name]: _, ...others } = filters;
    onFilter(value ? { ...others, [name]: value } : others);
  };
  return (
    <div className={css.filters}>
      {isOwner && (
        <p className="field">
          <label htmlFor={`${id}-who`}>{words.who}</label>
          <select
            id={`${id}-who`}
            value={filters.actor ?? ""}
            onChange={({ target }) => set("actor", target.value)}
          >
            <option value="">{words.everybody}</option>
            {everybody.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </p>
      )}
      <p className="field">
        <label htmlFor={`${id}-what`}>{words.what}</label>
        <select
          id={`${id}-what`}
          value={filters.action ?? ""}
          onChange={({ target }) => set("action", target.value)}
        >
          <option value="">{words.anything}</option>
          {loggedActions.map((action) => (
            <option key={action} value={action}>
              {loggedActionWords[locale][action]}
            </option>
          ))}
        </select>
      </p>
      {(["from", "to"] as const).map((name) => (
        <DateInput
          key={name}
          label={words[name]}
          value={filters[name] ?? ""}
          onChange={(day) => set(name, day)}
        />
      ))}
    </div>
  );
}
