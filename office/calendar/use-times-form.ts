import { useRef, useState } from "react";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { useOffice } from "../base/office-context.ts";
import type { OfficeProblem } from "../base/office-problem.ts";
import { startIn, timeProblem } from "./time-fields.ts";
import { useSheetForm } from "./use-sheet-form.ts";

/** What a form with `AppointmentTimes` was filled with: a start, empty for the same time, and why it is outside the available ones. */
type ChosenTime = { start: string; reason: string; data: FormData };

/**
 * The form of a sheet that chooses a time; `times` are for its `AppointmentTimes`. A time that somebody else took is told
 * when it is sent, and as soon as the times are read again.
 */
export function useTimesForm(
  send: (chosen: ChosenTime) => Promise<void>,
  say?: (problem: OfficeProblem) => string | undefined,
) {
  const { locale } = useOffice();
  const words = calendarWords[locale];
  const [lostStart, setLostStart] = useState("");
  const sent = useRef("");
  const form = useSheetForm(
    async (data) => {
      const { start, reason } = startIn(data);
      if (!start && data.get("slot") !== "") return form.need(words.times.timeNeeded, "start");
      sent.current = start;
      await send({ start, reason, data });
    },
    (problem) => {
      if (problem.code === "slot-taken") setLostStart(sent.current);
      return say?.(problem) ?? timeProblem(problem, words);
    },
  );
  const onLost = (start: string) => {
    // What is being sent is lost to itself, or refused in a moment.
    if (form.isSending) return;
    setLostStart(start);
    form.setProblem(words.times.taken);
  };
  return { ...form, times: { lostStart, onLost, form } };
}
