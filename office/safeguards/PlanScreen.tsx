import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { getAccessReview } from "#domain/office/audit-operations.ts";
import { getRetention } from "#domain/office/retention-operations.ts";
import { getSafeguards } from "#domain/office/safeguards-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { isForbidden } from "../base/office-problem.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { languageNames } from "../parts/language-names.ts";
import { Skeleton } from "../parts/Skeleton.tsx";
import css from "./Plan.module.css";
import { PlanDocument } from "./PlanDocument.tsx";
import { SafeguardsHead } from "./SafeguardsHead.tsx";

/** The written information security plan, filled from what the office keeps, to print and sign. */
export function PlanScreen() {
  const { call, locale } = useOffice();
  const [language, setLanguage] = useState(locale);
  const state = useQuery(queryOf(call, getSafeguards, {}));
  const access = useQuery(queryOf(call, getAccessReview, {}));
  const retention = useQuery(queryOf(call, getRetention, {}));
  const queries = [state, access, retention];
  const words = recordsWords[locale].plan;
  const error = queries.find((query) => query.error && !query.data)?.error;
  const retry = () => {
    for (const query of queries) void query.refetch();
  };
  const isWhole = state.data && access.data && retention.data;
  return (
    <div className={css.screen}>
      <div className={css.controls}>
        <SafeguardsHead title="plan" />
        <div className={css.row}>
          <p className="field">
            <label htmlFor="plan-language">{words.language}</label>
            <select
              id="plan-language"
              value={language}
              onChange={({ target }) => setLanguage(target.value === "es" ? "es" : "en")}
            >
              {languageNames.map(({ value, label }) => (
                <option key={value} value={value} lang={value}>
                  {label}
                </option>
              ))}
            </select>
          </p>
          {!isForbidden(error) && (
            <button type="button" className="button" disabled={!isWhole} onClick={() => print()}>
              {words.print}
            </button>
          )}
        </div>
      </div>
      {error && <LoadProblem error={error} onRetry={retry} />}
      {!error && !isWhole && <Skeleton lines={10} isTall />}
      {isWhole && (
        <PlanDocument
          language={language}
          state={state.data}
          staff={access.data.staff}
          retention={retention.data}
        />
      )}
    </div>
  );
}
