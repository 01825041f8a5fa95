import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import type { Notice } from "../commands/use-notice.ts";
import { cardName } from "../parts/card-name.ts";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { BookForm } from "./BookForm.tsx";
import { dayPart } from "./calendar-days.ts";
import { FindPerson } from "./FindPerson.tsx";

type Props = {
  /** Who is booked; undefined when the person is to be found first. */
  personId: string | undefined;
  wallNow: string;
  onDone: (notice: Notice, day: string) => void;
  onClose: () => void;
};

/** Books for a person who calls; the address of the screen has the person's id and nothing else of them. */
export function BookSheet({ personId, wallNow, onDone, onClose }: Props) {
  const { call, locale } = useOffice();
  const [pickedId, setPickedId] = useState(personId);
  const query = queryOf(call, getPerson, { id: pickedId ?? "" });
  const { data: person, error, refetch } = useQuery({ ...query, enabled: pickedId !== undefined });
  const words = calendarWords[locale].book;
  const finish = (notice: Notice, day: string) => {
    onDone(notice, day);
    onClose();
  };
  return (
    <Sheet
      heading={
        pickedId === undefined ? words.who : fillIn(words.heading, { name: person ? cardName(person) : "…" })
      }
      onClose={onClose}
    >
      {pickedId === undefined && <FindPerson onPick={setPickedId} />}
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      {pickedId !== undefined && !person && !error && <Skeleton lines={4} />}
      {person && (
        <BookForm
          person={{ id: person.id, name: cardName(person) }}
          day={dayPart(wallNow)}
          onDone={finish}
          onCancel={onClose}
        />
      )}
    </Sheet>
  );
}
