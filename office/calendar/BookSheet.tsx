import { useQuery } from "@tanstack/react-query";
import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { BookForm } from "./BookForm.tsx";
import { dayPart } from "./calendar-days.ts";
import type { Notice } from "./use-notice.ts";

type Props = {
  personId: string;
  wallNow: string;
  onDone: (notice: Notice) => void;
  onClose: () => void;
};

/** Books for a person who calls; the address of the screen has the person's id and nothing else of them. */
export function BookSheet({ personId, wallNow, onDone, onClose }: Props) {
  const { call, locale } = useOffice();
  const { data: person, error, refetch } = useQuery(queryOf(call, getPerson, { id: personId }));
  const finish = (notice: Notice) => {
    onDone(notice);
    onClose();
  };
  return (
    <Sheet
      heading={fillIn(calendarWords[locale].book.heading, { name: person?.name ?? "…" })}
      onClose={onClose}
    >
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {!person && !error && <Skeleton lines={4} />}
      {person && <BookForm person={person} day={dayPart(wallNow)} onDone={finish} onCancel={onClose} />}
    </Sheet>
  );
}
