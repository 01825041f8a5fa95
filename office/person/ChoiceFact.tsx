import { useId, useRef, useState } from "react";
import { personWords } from "#content/words/office/person-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { openPicker } from "../parts/open-picker.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { ConflictLine } from "./ConflictLine.tsx";
import css from "./Facts.module.css";
import type { PersonChange, PersonField } from "./use-person-change.ts";

type Props = {
  field: PersonField;
  /** Empty for nobody. */
  value: string;
  choices: readonly { value: string; label: string }[];
  changes: PersonChange;
};

/** A fact with few values, changed as soon as another is chosen. */
export function ChoiceFact({ field, value, choices, changes }: Props) {
  const { locale } = useOffice();
  const id = useId();
  const fail = useFailureToast();
  const [chosen, setChosen] = useState<string>();
  /** What the card will hold once all choices on their way are answered. */
  const sent = useRef<Promise<string>>(undefined);
  /** What was shown when the list was opened: something else may arrive below it. */
  const seen = useRef<string>(undefined);
  const shown = chosen ?? value;
  const noteSeen = () => {
    seen.current = shown;
  };
  const choose = async (to: string) => {
    const before = sent.current ?? Promise.resolve(seen.current ?? value);
    const sending = before.then((from) =>
      changes.change(field, to || null, from || null).then(
        () => to,
        (error) => {
          fail(error);
          return from;
        },
      ),
    );
    sent.current = sending;
    setChosen(to);
    await sending;
    if (sent.current !== sending) return;
    sent.current = undefined;
    seen.current = undefined;
    setChosen(undefined);
  };
  const labelOf = (wanted: string | null) =>
    choices.find((choice) => choice.value === (wanted ?? ""))?.label ?? wanted ?? "";
  return (
    <div className={css.fact}>
      <dt>
        <label htmlFor={id}>{personWords[locale].labels[field]}</label>
      </dt>
      <dd>
        <select
          id={id}
          data-field={field}
          className={css.select}
          value={shown}
          onPointerDown={noteSeen}
          onKeyDown={(event) => {
            noteSeen();
            openPicker(event);
          }}
          onChange={({ target }) => void choose(target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <ConflictLine field={field} changes={changes} shown={labelOf} />
      </dd>
    </div>
  );
}
