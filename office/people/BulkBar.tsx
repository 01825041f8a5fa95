import type { ReactNode } from "react";
import { fillCount } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { spamWords } from "#content/words/office/spam.ts";
import { type Stage, stages } from "#domain/people/people.ts";
import { useOffice } from "../base/office-context.ts";
import { openPicker } from "../parts/open-picker.ts";
import { useAction } from "../parts/use-action.ts";
import { useColleagues } from "../parts/use-colleagues.ts";
import { useTagSpam } from "../queue/use-tag-spam.ts";
import css from "./BulkBar.module.css";
import { type Change, usePeopleChange } from "./use-people-change.ts";
import type { Selection } from "./use-selection.ts";

const nobody = "nobody";

type Props = {
  selection: Selection;
  /** What an owner can do beside that. */
  children: ReactNode;
};

/** What can be done with all selected people at once. No message to many: the law asks for more than a tap. */
export function BulkBar({ selection: { ids, clear }, children }: Props) {
  const { locale } = useOffice();
  const { colleagues } = useColleagues();
  const changeSelected = usePeopleChange();
  const tagSpam = useTagSpam();
  const { act, isRunning } = useAction();
  const words = peopleWords[locale];
  const desk = deskWords[locale];
  const change = async (wanted: Change) => {
    if (await changeSelected([...ids], wanted)) clear();
  };
  const tag = async () => {
    if (await tagSpam([...ids])) clear();
  };
  return (
    <section className={css.bar} aria-label={fillCount(words.selected, ids.size)}>
      <strong>{fillCount(words.selected, ids.size)}</strong>
      <button type="button" className="link" onClick={clear}>
        {words.clearSelection}
      </button>
      <select
        aria-label={words.giveTo}
        value=""
        onKeyDown={openPicker}
        onChange={({ target: { value } }) =>
          void change({ field: "assignedTo", to: value === nobody ? null : value })
        }
      >
        <option value="">{words.giveTo}</option>
        <option value={nobody}>{desk.nobody}</option>
        {colleagues.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label={words.moveTo}
        value=""
        onKeyDown={openPicker}
        onChange={({ target: { value } }) => void change({ field: "stage", to: value as Stage })}
      >
        <option value="">{words.moveTo}</option>
        {stages.map((stage) => (
          <option key={stage} value={stage}>
            {desk.stages[stage]}
          </option>
        ))}
      </select>
      <button type="button" className="button quiet" aria-disabled={isRunning} onClick={() => act(tag)}>
        {spamWords[locale].tag}
      </button>
      {children}
    </section>
  );
}
