import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { moveAppointment, undoAppointmentChange } from "#domain/office/calendar-operations.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { useOffice } from "../base/office-context.ts";
import type { Notice } from "../commands/use-notice.ts";
import { AppointmentTimes } from "./AppointmentTimes.tsx";
import css from "./CalendarSheet.module.css";
import { dayPart } from "./calendar-days.ts";
import { LetterChoice } from "./LetterChoice.tsx";
import { MeetingFields } from "./MeetingFields.tsx";
import { SheetButtons } from "./SheetButtons.tsx";
import { meetingIn, useStart } from "./time-fields.ts";
import { useCalendarCommand } from "./use-calendar-command.ts";
import { useSeenStart } from "./use-seen-start.ts";
import { useTimesForm } from "./use-times-form.ts";

type Props = { entry: CalendarEntry; onDone: (notice: Notice, day: string) => void; onCancel: () => void };

/** Moves an appointment to an available time, or to any other for a reason, or changes how it is met. */
export function MoveForm({ entry, onDone, onCancel }: Props) {
  const { locale } = useOffice();
  const run = useCalendarCommand();
  const { wordsOf, startDay } = useStart();
  const words = calendarWords[locale];
  const { seen, say } = useSeenStart(entry, words.move.meanwhile);
  const { id, name, typeId, from } = entry;
  // As it was shown: what a colleague changes meanwhile is not overruled.
  const [{ meeting, address }] = useState(entry);
  const form = useTimesForm(async ({ start: chosen, reason, data }) => {
    const start = chosen === seen ? "" : chosen;
    const met = meetingIn(data);
    const isMet =
      meeting && (met.meeting !== meeting || (met.meeting === "visit" && met.address !== address));
    if (!start && !isMet) return form.need(words.times.timeNeeded, "start");
    const change = await run(moveAppointment, {
      id,
      ...(start && { start }),
      seen,
      ...(isMet && { ...met, seenMeeting: meeting }),
      reason,
      letter: data.has("letter"),
    });
    onDone(
      {
        title: start
          ? fillIn(words.move.done, { name, time: wordsOf(start) })
          : `${name}: ${meetingWords[locale].ways[met.meeting]}`,
        text: change.hasLetter ? words.move.letter : words.move.noLetter,
        undo: () => run(undoAppointmentChange, { id, eventId: change.eventId }),
      },
      start ? startDay(start) : dayPart(from),
    );
  }, say);
  return (
    <form className={css.form} onSubmit={form.submit} onChange={form.change} noValidate>
      {meeting && <MeetingFields typeId={typeId} meeting={meeting} address={address} form={form} />}
      <AppointmentTimes
        {...form.times}
        typeId={typeId}
        appointment={id}
        sameTime={fillIn(words.move.sameTime, { time: wordsOf(from) })}
        day={dayPart(from)}
      />
      <LetterChoice entry={entry} />
      <SheetButtons
        {...form}
        submit={words.move.submit}
        cancel={officeShellWords[locale].cancel}
        onCancel={onCancel}
      />
    </form>
  );
}
