import { useState } from "react";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { useOffice } from "../base/office-context.ts";
import type { Notice } from "../commands/use-notice.ts";
import { CancelForm } from "./CancelForm.tsx";
import { clockOf, dayPart, shortDay } from "./calendar-days.ts";
import { LateMoveForm } from "./LateMoveForm.tsx";
import { PhoneLink } from "./PhoneLink.tsx";

type Props = { entry: CalendarEntry; canChange: boolean; onDone: (notice: Notice) => void };

/** One appointment inside a closure; it is moved or canceled in its place. */
export function InsideEntry({ entry, canChange, onDone }: Props) {
  const { locale } = useOffice();
  const [step, setStep] = useState<"move" | "cancel">();
  const words = calendarWords[locale].entry;
  const { name, phone, from, hasMail } = entry;
  const back = () => setStep(undefined);
  return (
    <li>
      <p>
        <strong>
          {shortDay(dayPart(from), locale)}, {clockOf(from, locale)}
        </strong>{" "}
        {name}
        {!hasMail && phone && (
          <>
            {" "}
            <PhoneLink phone={phone} />
          </>
        )}
      </p>
      {canChange && !step && (
        <p className="button-row">
          <button type="button" className="button quiet" onClick={() => setStep("move")}>
            {words.move}
            <span className="unseen"> {name}</span>
          </button>
          <button type="button" className="button quiet" onClick={() => setStep("cancel")}>
            {words.cancel}
            <span className="unseen"> {name}</span>
          </button>
        </p>
      )}
      {step === "move" && <LateMoveForm entry={entry} onDone={(notice) => onDone(notice)} onCancel={back} />}
      {step === "cancel" && <CancelForm entry={entry} onDone={onDone} onCancel={back} />}
    </li>
  );
}
