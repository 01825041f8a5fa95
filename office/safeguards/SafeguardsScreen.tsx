import { useQuery } from "@tanstack/react-query";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { getRetention } from "#domain/office/retention-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { RefreshProblem } from "../parts/RefreshProblem.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { DueList } from "./DueList.tsx";
import { RequestList } from "./RequestList.tsx";
import css from "./Safeguards.module.css";
import { SafeguardsHead } from "./SafeguardsHead.tsx";

/** What the law asks of the practice's data: the state of it at a glance. */
export function SafeguardsScreen() {
  const { call, locale } = useOffice();
  const { data, error, refetch, dataUpdatedAt } = useQuery(queryOf(call, getRetention, {}));
  const retry = () => void refetch();
  return (
    <div className={css.screen}>
      <SafeguardsHead title="safeguards" />
      <p>{safeguardsWords[locale].lead}</p>
      {error && data && <RefreshProblem readAt={dataUpdatedAt} onRetry={retry} />}
      {error && !data && <LoadProblem error={error} onRetry={retry} />}
      {!error && !data && <Skeleton lines={6} isTall />}
      <RequestList />
      {data && <DueList due={data.due} hasMore={data.hasMoreDue} />}
    </div>
  );
}
