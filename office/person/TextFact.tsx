import { type FormEvent, useId, useRef, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { useOffice } from "../base/office-context.ts";
import { useAction } from "../parts/use-action.ts";
import { useDisclosure } from "../parts/use-disclosure.ts";
import { ConflictLine } from "./ConflictLine.tsx";
import css from "./Facts.module.css";
import type { FieldValue, PersonChange, PersonField } from "./use-person-change.ts";

type Props = {
  field: PersonField;
  /** As the card has it. */
  value: FieldValue;
  changes: PersonChange;
  type?: "text" | "email" | "tel" | "datetime-local";
  /** How the value is spelled, how it stands in its input, and back; as it is without. */
  shown?: (value: FieldValue) => string;
  toInput?: (value: FieldValue) => string;
  fromInput?: (text: string) => FieldValue;
};

const asIs = (value: FieldValue) => value ?? "";

/** A fact in words, which turns into a field to be changed. */
export function TextFact({ field, value, changes, type = "text", shown = asIs, ...rest }: Props) {
  const { toInput = asIs, fromInput = (text: string) => text } = rest;
  const { locale } = useOffice();
  const id = useId();
  // What stood there when the field was opened: the card may be read again meanwhile.
  const [seen, setSeen] = useState<FieldValue>(null);
  const { isOpen, open, close, place } = useDisclosure<HTMLElement>();
  const { act, isRunning, problem, setProblem } = useAction();
  const input = useRef<HTMLInputElement>(null);
  const words = personWords[locale];
  const label = words.labels[field];
  const isHalfTyped = () => input.current?.validity.badInput === true;
  const noteTyped = () => changes.noteUnsaved(field, input.current?.value !== toInput(seen) || isHalfTyped());
  const end = () => {
    changes.noteUnsaved(field, false);
    close();
  };
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Its value would be empty.
    if (isHalfTyped()) {
      setProblem(officeProblemWords[locale].fields["time-required"]);
      return input.current?.focus();
    }
    act(async () => {
      await changes.change(field, fromInput(input.current?.value.trim() ?? ""), seen);
      end();
    });
  };
  return (
    <div className={css.fact}>
      <dt>{label}</dt>
      <dd ref={place}>
        {!isOpen && (
          <button
            type="button"
            className={css.value}
            onClick={() => {
              setSeen(value);
              setProblem("");
              open();
            }}
          >
            {shown(value) || <span className={css.none}>{words.none}</span>}
            <span className="unseen">. {fillIn(words.edit, { field: label })}</span>
          </button>
        )}
        {isOpen && (
          <form className="field" noValidate onSubmit={save}>
            <input
              ref={input}
              type={type}
              aria-label={label}
              aria-invalid={problem !== "" || undefined}
              aria-describedby={`${id}-problem`}
              defaultValue={toInput(value)}
              autoComplete="off"
              onInput={noteTyped}
              // A day without its time is no input yet.
              onKeyUp={noteTyped}
              onKeyDown={({ key }) => key === "Escape" && end()}
            />
            <span className="problem" id={`${id}-problem`} role="alert">
              {problem}
            </span>
            <span className="button-row">
              <button type="submit" className="button" aria-disabled={isRunning}>
                {words.save}
              </button>
              <button type="button" className="button quiet" onClick={end}>
                {officeShellWords[locale].cancel}
              </button>
            </span>
          </form>
        )}
        <ConflictLine field={field} changes={changes} shown={shown} />
      </dd>
    </div>
  );
}
