import { Suspense, useState } from "react";
import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { deskWords } from "#content/words/office/desk.ts";
import type { CalendarEntry } from "#domain/office/calendar-values.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import type { Notice } from "../commands/use-notice.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { useService } from "../parts/use-service.ts";
import { AssigneeField } from "./AssigneeField.tsx";
import css from "./CalendarSheet.module.css";
import { CancelForm } from "./CancelForm.tsx";
import { clockOf } from "./calendar-days.ts";
import { LateMoveForm } from "./LateMoveForm.tsx";
import { PhoneLink } from "./PhoneLink.tsx";
import { useStart } from "./time-fields.ts";

const OutcomeButtons = lazyPart(async () => (await import("./OutcomeButtons.tsx")).OutcomeButtons);

type Props = {
  entry: CalendarEntry;
  now: string;
  /** With the day to which it went. */
  onDone: (notice: Notice, day?: string) => void;
  onClose: () => void;
};

/** An appointment: who, when and how, and what can be done with it. */
export function EntrySheet({ entry, now, onDone, onClose }: Props) {
  const { locale } = useOffice();
  const service = useService();
  const { wordsOf } = useStart();
  const [step, setStep] = useState<"show" | "move" | "cancel">("show");
  const words = calendarWords[locale];
  const { name, phone, from, to, typeId, meeting, address, comments, writes, hasMail, reason, personId } =
    entry;
  const hasBegun = entry.startsAt <= now;
  const finish = (notice: Notice, day?: string) => {
    onDone(notice, day);
    onClose();
  };
  const back = () => setStep("show");
  if (step === "move")
    return (
      <Sheet heading={fillIn(words.move.heading, { name })} onClose={onClose}>
        <LateMoveForm entry={entry} onDone={finish} onCancel={back} />
      </Sheet>
    );
  if (step === "cancel")
    return (
      <Sheet heading={fillIn(words.cancel.heading, { name })} onClose={onClose}>
        <CancelForm entry={entry} hasBegun={hasBegun} onDone={finish} onCancel={back} />
      </Sheet>
    );
  return (
    <Sheet heading={name} onClose={onClose}>
      <p>
        <strong>{`${wordsOf(from)}\u00a0– ${clockOf(to, locale)}`}</strong>
        <br />
        {joinFacts([
          service(typeId).name,
          meeting && meetingWords[locale].ways[meeting],
          deskWords[locale].languages[writes],
        ])}
      </p>
      <dl className={css.facts}>
        <dt>{words.entry.phone}</dt>
        <dd>{phone ? <PhoneLink phone={phone} /> : words.entry.noPhone}</dd>
        {address && meeting === "visit" && (
          <>
            <dt>{words.entry.address}</dt>
            <dd>{address}</dd>
          </>
        )}
        {comments && (
          <>
            <dt>{words.entry.comments}</dt>
            <dd>{comments}</dd>
          </>
        )}
      </dl>
      {!hasMail && <p className={css.note}>{words.entry.noMail}</p>}
      {reason !== null && <p className={css.note}>{fillIn(words.outside, { reason })}</p>}
      <AssigneeField entry={entry} onDone={onDone} />
      {hasBegun && (
        <Suspense>
          <OutcomeButtons entry={entry} onDone={finish} />
        </Suspense>
      )}
      <p className="button-row">
        {!entry.outcome && (
          <>
            <button
              type="button"
              className={hasBegun ? "button quiet" : "button"}
              onClick={() => setStep("move")}
            >
              {words.entry.move}
            </button>
            <button type="button" className="button quiet" onClick={() => setStep("cancel")}>
              {words.entry.cancel}
            </button>
          </>
        )}
        {personId && (
          <Link className="button quiet" to={personPath(personId)}>
            {words.entry.card}
          </Link>
        )}
      </p>
    </Sheet>
  );
}
