import { useQuery } from "@tanstack/react-query";
import { getRetention } from "#domain/office/retention-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { RefreshProblem } from "../parts/RefreshProblem.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { DisposalList } from "./DisposalList.tsx";
import { HoldList } from "./HoldList.tsx";
import { MonthsForm } from "./MonthsForm.tsx";
import css from "./Safeguards.module.css";
import { SafeguardsHead } from "./SafeguardsHead.tsx";

/** How long people are kept, who is held, and the proof of what was deleted. */
export function RetentionScreen() {
  const { call } = useOffice();
  const { data, error, refetch, dataUpdatedAt } = useQuery(queryOf(call, getRetention, {}));
  const retry = () => void refetch();
  return (
    <div className={css.screen}>
      <SafeguardsHead title="retention" />
      {error && data && <RefreshProblem readAt={dataUpdatedAt} onRetry={retry} />}
      {error && !data && <LoadProblem error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={6} isTall />}
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
