import { useQuery } from "@tanstack/react-query";
import { getRetention } from "#domain/office/retention-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { DisposalList } from "./DisposalList.tsx";
import { HoldList } from "./HoldList.tsx";
import { MonthsForm } from "./MonthsForm.tsx";
import css from "./Safeguards.module.css";
import { SafeguardsHead } from "./SafeguardsHead.tsx";

/** How long people are kept, who is held, and the proof of what was deleted. */
export function RetentionScreen() {
  const { call } = useOffice();
  const query = useQuery(queryOf(call, getRetention, {}));
  const { data } = query;
  return (
    <div className={css.screen}>
      <SafeguardsHead title="retention" />
      <LoadState query={query} lines={6} isTall />
      {data && (
        <>
          <MonthsForm retention={data} />
          <HoldList held={data.held} />
        </>
      )}
      <DisposalList />
    </div>
  );
}
