import { useRef } from "react";
import { answerWords } from "#content/words/office/answer.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { longest } from "#domain/forms/form-values.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { type TouchOutcome, touchOutcomes } from "#domain/people/people.ts";
import { useOffice } from "../base/office-context.ts";
import { useAreaText } from "../parts/use-area-text.ts";
import { AnswerProblem } from "./AnswerProblem.tsx";
import { DraftState } from "./DraftState.tsx";
import css from "./MessageForm.module.css";
import { SensitiveNumber } from "./SensitiveNumber.tsx";
import { useAnswering } from "./use-answering.ts";
import { useDraft } from "./use-draft.ts";
import { useLogTouch } from "./use-log-touch.ts";

type Props = { person: PersonCard; onDone: () => void };
type Result = TouchOutcome | "visit";

/** Notes a call, or that both met: one tap on how it went, with a note where there is something to keep. */
export function CallForm({ person, onDone }: Props) {
  const { locale } = useOffice();
  const { text, setText, savedAt, isFailed, answer } = useDraft(person, "call");
  const result = useRef<Result>("reached");
  const logTouch = useLogTouch(person);
  const words = answerWords[locale];
  const answering = useAnswering(async (anyway) => {
    const { current } = result;
    const { body } = text;
    await answer((done) =>
      logTouch(
        current === "visit"
          ? { kind: "visit", body, outcome: "reached" }
          : { kind: "call", body, outcome: current },
        anyway,
        done,
      ),
    );
    onDone();
  });
  const area = useAreaText(text.body);
  return (
    <div className={css.form}>
      {person.phone ? (
        <p>
          <a href={`tel:${person.phone}`}>{person.phoneShown}</a>
        </p>
      ) : (
        <p>{words.noPhone}</p>
      )}
      <label className="field">
        {words.labels.callNote}
        <textarea
          ref={area}
          rows={2}
          maxLength={longest.text}
          onChange={(event) => setText({ ...text, body: event.target.value })}
        />
      </label>
      <SensitiveNumber
        text={text}
        warning={officeShellWords[locale].sensitiveWarning}
        onMask={(masked) => {
          setText(masked);
          area.current?.focus();
        }}
      />
      <AnswerProblem answering={answering} />
      <DraftState savedAt={savedAt} isFailed={isFailed} />
      <fieldset>
        <legend>{words.callHow}</legend>
        <p className="button-row">
          {[...touchOutcomes, "visit" as const].map((each, place) => (
            <button
              key={each}
              type="button"
              className="button quiet"
              data-first-field={place === 0 || undefined}
              aria-disabled={answering.isSending}
              onClick={() => {
                result.current = each;
                answering.send();
              }}
            >
              {words.outcomes[each]}
            </button>
          ))}
        </p>
      </fieldset>
    </div>
  );
}
