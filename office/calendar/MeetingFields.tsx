import { useState } from "react";
import { meetingWords } from "#content/words/meetings.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { longest } from "#domain/forms/form-values.ts";
import type { MeetingWay } from "#domain/practice/appointment-choices.ts";
import { useOffice } from "../base/office-context.ts";
import type { useSheetForm } from "./use-sheet-form.ts";

type Props = {
  typeId: string;
  /** How an appointment that stands is met, and where. */
  meeting?: MeetingWay;
  address?: string;
  form: Pick<ReturnType<typeof useSheetForm>, "wrong">;
};

/** How to meet, of the ways that a type of appointment offers, and for a visit where. */
export function MeetingFields({ typeId, meeting, address, form }: Props) {
  const { locale, names } = useOffice();
  const [chosen, setChosen] = useState(meeting);
  const words = calendarWords[locale].book;
  const offered = names.appointmentTypes.find(({ id }) => id === typeId)?.meetings ?? [];
  // One that stands may be met in a way that is offered no more.
  const ways = [...new Set(meeting ? [meeting, ...offered] : offered)];
  const way = chosen && ways.includes(chosen) ? chosen : ways[0];
  return (
    <>
      <label className="field">
        {words.meeting}
        <select
          name="meeting"
          value={way}
          onChange={({ target }) => setChosen(target.value as MeetingWay)}
          {...form.wrong("meeting")}
        >
          {ways.map((each) => (
            <option key={each} value={each}>
              {meetingWords[locale].ways[each]}
            </option>
          ))}
        </select>
      </label>
      {way === "visit" && (
        <label className="field">
          {words.address}
          <input
            name="address"
            defaultValue={address}
            maxLength={longest.line}
            autoComplete="off"
            {...form.wrong("address")}
          />
        </label>
      )}
    </>
  );
}
