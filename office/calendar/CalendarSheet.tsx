import { Suspense, useState } from "react";
import { lazyPart } from "../base/lazy-part.ts";
import type { Notice } from "../commands/use-notice.ts";
import { CloseSheet } from "./CloseSheet.tsx";
import { ClosureSheet } from "./ClosureSheet.tsx";
import { EntrySheet } from "./EntrySheet.tsx";
import type { Calendar } from "./week-layout.ts";

// With its search it weighs as much as all others.
const BookSheet = lazyPart(async () => (await import("./late-forms.ts")).BookSheet);
// Few are ever opened.
const SuspectedSheet = lazyPart(async () => (await import("./late-forms.ts")).SuspectedSheet);

/** What a sheet is opened for. */
export type OpenedSheet =
  | { kind: "entry" | "closure" | "suspected"; id: string }
  | { kind: "close"; day: string }
  | { kind: "book"; personId?: string };

type Props = {
  sheet: OpenedSheet;
  calendar: Calendar;
  /** With the day on which an appointment stands now. */
  onDone: (notice: Notice, day?: string) => void;
  onClose: () => void;
};

/** The sheet of what was tapped in the calendar. */
export function CalendarSheet({ sheet, calendar, onDone, onClose }: Props) {
  // Somebody else may take away what stands on it: what was typed stays, and is refused in words when it is sent.
  const [opened] = useState(calendar);
  const rest = { onDone, onClose };
  if (sheet.kind === "close") return <CloseSheet day={sheet.day} calendar={calendar} {...rest} />;
  if (sheet.kind === "book")
    return (
      <Suspense fallback={null}>
        <BookSheet personId={sheet.personId} wallNow={calendar.wallNow} {...rest} />
      </Suspense>
    );
  if (sheet.kind === "entry") {
    const entry = [...calendar.appointments, ...opened.appointments].find(({ id }) => id === sheet.id);
    return entry ? <EntrySheet entry={entry} now={calendar.now} {...rest} /> : null;
  }
  if (sheet.kind === "closure") {
    const closure = [...calendar.closures, ...opened.closures].find(({ id }) => id === sheet.id);
    return closure ? <ClosureSheet closure={closure} {...rest} /> : null;
  }
  const booking = [...calendar.suspected, ...opened.suspected].find(({ leadId }) => leadId === sheet.id);
  return (
    <Suspense fallback={null}>{booking && <SuspectedSheet booking={booking} onClose={onClose} />}</Suspense>
  );
}
