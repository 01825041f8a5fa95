import { answerWords } from "#content/words/office/answer.ts";
import { longest } from "#domain/forms/form-values.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { useCommands } from "../commands/registry.ts";
import { AnswerProblem } from "./AnswerProblem.tsx";
import { DraftState } from "./DraftState.tsx";
import css from "./MessageForm.module.css";
import { useAnswering } from "./use-answering.ts";
import { useDraft } from "./use-draft.ts";
import { useLogTouch } from "./use-log-touch.ts";

type Props = { person: PersonCard; onDone: () => void };

/** A note for the office, which is no answer. */
export function NoteForm({ person, onDone }: Props) {
  const { locale } = useOffice();
  const { text, setText, savedAt, isFailed, forget } = useDraft(person, "note");
  const logTouch = useLogTouch(person);
  const words = answerWords[locale];
  const answering = useAnswering(async (anyway) => {
    await logTouch({ kind: "note", body: text.body }, anyway);
    forget();
    onDone();
  });
  const submit = () => (text.body.trim() ? answering.send() : answering.say(words.empty.body));
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
          data-first-field
          rows={3}
          value={text.body}
          maxLength={longest.text}
          onChange={(event) => setText({ ...text, body: event.target.value })}
        />
      </label>
      <AnswerProblem answering={answering} />
      <DraftState savedAt={savedAt} isFailed={isFailed} />
      <div className={css.foot}>
        <button type="submit" className="button" aria-disabled={answering.isSending}>
          {words.saveNote}
        </button>
      </div>
    </form>
  );
}
