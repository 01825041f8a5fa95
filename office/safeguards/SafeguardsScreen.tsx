import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { getRetention } from "#domain/office/retention-operations.ts";
import { getSafeguards } from "#domain/office/safeguards-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { RefreshProblem } from "../parts/RefreshProblem.tsx";
import { Section } from "../parts/Section.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { DueList } from "./DueList.tsx";
import { IncidentItem } from "./IncidentItem.tsx";
import { PeopleCounter } from "./PeopleCounter.tsx";
import { RequestList } from "./RequestList.tsx";
import css from "./Safeguards.module.css";
import { SafeguardsHead } from "./SafeguardsHead.tsx";
import { safeguardsPaths } from "./safeguards-paths.ts";

/** What the law asks of the practice's data: the state of it at a glance. */
export function SafeguardsScreen() {
  const { call, locale } = useOffice();
  const retention = useQuery(queryOf(call, getRetention, {}));
  const state = useQuery(queryOf(call, getSafeguards, {}));
  const records = recordsWords[locale];
  const error = retention.error ?? state.error;
  const isWhole = retention.data && state.data;
  const open = state.data?.incidents.filter(({ closedAt }) => closedAt === null) ?? [];
  const retry = () => {
    void retention.refetch();
    void state.refetch();
  };
  return (
    <div className={css.screen}>
      <SafeguardsHead title="safeguards" />
      <p>
        {safeguardsWords[locale].lead} {isWhole && <Link to={safeguardsPaths.plan}>{records.plan.link}</Link>}
      </p>
      {error && isWhole && <RefreshProblem readAt={state.dataUpdatedAt} onRetry={retry} />}
      {error && !isWhole && <LoadProblem error={error} onRetry={retry} />}
      {!error && !isWhole && <Skeleton lines={6} isTall />}
      {isWhole && (
        <>
          {open.length > 0 && (
            <Section heading={records.incidents.heading}>
              <ul className={css.list}>
                {open.map((incident) => (
                  <IncidentItem key={incident.id} incident={incident} />
                ))}
              </ul>
            </Section>
          )}
          <DueList due={retention.data.due} hasMore={retention.data.hasMoreDue} />
          <RequestList />
          <PeopleCounter state={state.data} />
        </>
      )}
    </div>
  );
}
