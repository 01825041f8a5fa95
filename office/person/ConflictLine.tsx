import { fillIn } from "#content/format/fill-in.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { useOffice } from "../base/office-context.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { useMoments } from "../parts/use-moments.ts";
import css from "./ConflictLine.module.css";
import type { FieldValue, PersonChange, PersonField } from "./use-person-change.ts";

type Props = {
  field: PersonField;
  changes: PersonChange;
  /** Spells a value of the field. */
  shown: (value: FieldValue) => string;
};

/** Stands at a field that somebody else changed meanwhile: both values, the author, and the choice. */
export function ConflictLine({ field, changes: { conflict, change, forgetConflict }, shown }: Props) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const fail = useFailureToast();
  if (conflict?.field !== field) return null;
  const { conflict: words, labels } = personWords[locale];
  const { by, at, current, mine } = conflict;
  return (
    <div className={css.conflict} role="alert">
      <p>
        <span className="unseen">{labels[field]}: </span>
        {fillIn(words.text, { name: by, current: shown(current), time: short(at) })}
      </p>
      <p className="button-row">
        <button type="button" className="button" onClick={() => void change(field, mine).catch(fail)}>
          {fillIn(words.keep, { mine: shown(mine) })}
        </button>
        <button type="button" className="button quiet" onClick={forgetConflict}>
          {words.take}
        </button>
      </p>
    </div>
  );
}
