import { useId, useState } from "react";
import { answerWords } from "#content/words/office/answer.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { longest } from "#domain/forms/form-values.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { useCommands } from "../commands/registry.ts";
import { useAreaText } from "../parts/use-area-text.ts";
import { AnswerProblem } from "./AnswerProblem.tsx";
import { DraftState } from "./DraftState.tsx";
import css from "./MessageForm.module.css";
import { SensitiveNumber } from "./SensitiveNumber.tsx";
import { useAnswering } from "./use-answering.ts";
import { useDraft } from "./use-draft.ts";
import { useLogTouch } from "./use-log-touch.ts";

type Props = { person: PersonCard; onDone: () => void };

/** A note for the office, which is no answer. */
export function NoteForm({ person, onDone }: Props) {
  const { locale } = useOffice();
  const id = useId();
  const [isEmpty, setEmpty] = useState(false);
  const { text, setText, savedAt, isFailed, answer } = useDraft(person, "note");
  const logTouch = useLogTouch(person);
  const words = answerWords[locale];
  const answering = useAnswering(async (anyway) => {
    await answer((done) => logTouch({ kind: "note", body: text.body }, anyway, done));
    onDone();
  });
  const area = useAreaText(text.body);
  const submit = () => {
    if (text.body.trim()) return answering.send();
    setEmpty(true);
    answering.say(words.empty.body);
    document.getElementById(id)?.focus();
  };
  const change = (body: string) => {
    setText({ ...text, body });
    setEmpty(false);
    if (answering.problem) answering.say("");
  };
  useCommands([{ id: "send", words: words.saveNote, keys: "Ctrl+Enter", run: submit }]);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <label className="field">
        {words.labels.note}
        <textarea
          ref={area}
          id={id}
          aria-describedby={`${id}-problem`}
          aria-invalid={isEmpty || undefined}
          data-first-field
          rows={3}
          maxLength={longest.text}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      <SensitiveNumber
        text={text}
        warning={officeShellWords[locale].sensitiveWarning}
        onMask={({ body }) => {
          change(body);
          area.current?.focus();
        }}
      />
      <div id={`${id}-problem`}>
        <AnswerProblem answering={answering} />
      </div>
      <DraftState savedAt={savedAt} isFailed={isFailed} />
      <div className={css.foot}>
        <button type="submit" className="button" aria-disabled={answering.isSending}>
          {words.saveNote}
        </button>
      </div>
    </form>
  );
}
