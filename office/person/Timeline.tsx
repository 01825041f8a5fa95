import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { deskWords } from "#content/words/office/desk.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { listTimeline } from "#domain/office/people-operations.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { MoreButton } from "../parts/MoreButton.tsx";
import { Section } from "../parts/Section.tsx";
import { AppointmentLine } from "./AppointmentLine.tsx";
import { isStuck } from "./DeliveryState.tsx";
import { Moment } from "./Moment.tsx";
import { Submission, submissionHeading } from "./Submission.tsx";
import css from "./Timeline.module.css";
import { TouchLine } from "./TouchLine.tsx";

const DeliveryLine = lazyPart(async () => (await import("./DeliveryLine.tsx")).DeliveryLine);

type Props = {
  person: PersonCard;
  /** The message that stands above already. */
  shownId: string | undefined;
  now: number;
};

/** All that happened with a person, the latest first. */
export function Timeline({ person, shownId, now }: Props) {
  const { call, locale, queries } = useOffice();
  const { id, timeline, nextEntries } = person;
  const queryKey = [listTimeline.name, { id }];
  // Once older entries are open all pages are read again together: a new entry moves the end of each.
  const opened = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => call(listTimeline, { id, after: pageParam }),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
    enabled: ({ state }) => state.data !== undefined,
  });
  const openOlder: typeof opened.fetchNextPage = (options) => {
    const pages = [{ entries: timeline, next: nextEntries }];
    if (!queries.getQueryData(queryKey)) queries.setQueryData(queryKey, { pages, pageParams: [""] });
    return opened.fetchNextPage(options);
  };
  const entries = opened.data?.pages.flatMap((page) => page.entries) ?? timeline;
  const words = personWords[locale].timeline;
  const { forms } = deskWords[locale];
  return (
    <Section heading={words.heading}>
      <ol className={css.timeline}>
        {entries.map((entry) => (
          <li key={`${entry.type} ${entry.id}`} data-state={stateOf(entry)}>
            {entry.type === "submission" && (
              <>
                <Moment at={entry.at} now={now} />
                <p>
                  <strong>{forms[entry.formKind as keyof typeof forms] ?? entry.formKind}</strong>
                </p>
                {entry.id !== shownId && (
                  <details>
                    <summary>{submissionHeading(entry, locale)}</summary>
                    <Submission entry={entry} />
                  </details>
                )}
              </>
            )}
            {entry.type === "touch" && <TouchLine entry={entry} now={now} writes={person.writes} />}
            {entry.type === "delivery" && (
              <Suspense>
                <DeliveryLine entry={entry} now={now} />
              </Suspense>
            )}
            {entry.type === "appointment" && <AppointmentLine entry={entry} now={now} />}
          </li>
        ))}
      </ol>
      <MoreButton
        list={{
          data: opened.data,
          hasNextPage: opened.data ? opened.hasNextPage : nextEntries !== null,
          fetchNextPage: openOlder,
          isFetchNextPageError: opened.isFetchNextPageError,
          error: opened.error,
        }}
      />
    </Section>
  );
}

/** Good, bad or neither, for the mark beside an entry. */
function stateOf(entry: PersonCard["timeline"][number]): "good" | "bad" | undefined {
  const state = entry.type === "delivery" ? entry.state : entry.type === "touch" ? entry.letter?.state : "";
  if (state === "sent") return "good";
  if (state && isStuck(state)) return "bad";
  if (entry.type !== "touch" || entry.undoneAt) return undefined;
  return entry.direction === "out" && entry.outcome !== "no-answer" ? "good" : undefined;
}
