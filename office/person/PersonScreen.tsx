import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { Link, Navigate, useParams } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { isMissing } from "../base/office-problem.ts";
import { paths, personPath } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useHasListBeside } from "../parts/use-is-desktop.ts";
import { useNow } from "../parts/use-now.ts";
import { PersonBody } from "./PersonBody.tsx";
import css from "./PersonScreen.module.css";

const WaitingRows = lazyPart(async () => (await import("../queue/WaitingRows.tsx")).WaitingRows);

/** A person's card; on a desktop beside those who wait for an answer. */
export function PersonScreen() {
  const { call, locale } = useOffice();
  const { id = "" } = useParams();
  const now = useNow();
  const query = useQuery(queryOf(call, getPerson, { id }));
  const { data, error } = query;
  const hasListBeside = useHasListBeside();
  const { dayOf } = useDayWords();
  const shell = officeShellWords[locale];
  const words = personWords[locale];
  // Of somebody who was deleted nothing stays on the screen.
  const person = isMissing(error) ? undefined : data;
  if (person?.mergedInto) return <Navigate to={personPath(person.mergedInto)} replace />;
  return (
    <div className={css.split}>
      {hasListBeside && (
        <aside className={css.queue} aria-label={shell.titles.today}>
          <Suspense>
            <WaitingRows now={now} openId={id} />
          </Suspense>
        </aside>
      )}
      <div className={css.card}>
        {!person && <ScreenHead title={shell.titles.person} />}
        {isMissing(error) ? (
          <p>
            {error.at ? fillIn(words.deleted, { date: dayOf(error.at) }) : words.missing}{" "}
            <Link to={paths.home}>{shell.notFound.link}</Link>
          </p>
        ) : (
          <LoadState query={query} lines={8} />
        )}
        {person && <PersonBody key={id} person={person} now={now} />}
      </div>
    </div>
  );
}
