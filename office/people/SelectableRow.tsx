import type { ReactNode } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { useOffice } from "../base/office-context.ts";
import { useLongPress } from "../parts/use-long-press.ts";
import css from "./SelectableRow.module.css";
import type { Selection } from "./use-selection.ts";

type Props = { id: string; name: string; selection: Selection; children: ReactNode };

/** A row that can be selected: by its box, and on a phone by a long press. */
export function SelectableRow({ id, name, selection, children }: Props) {
  const { locale } = useOffice();
  const hold = useLongPress(() => selection.toggle(id), { isTouchOnly: true });
  return (
    <li className={css.row} data-selecting={selection.ids.size > 0 || undefined} {...hold}>
      <label className={css.box}>
        <input
          type="checkbox"
          aria-label={fillIn(peopleWords[locale].select, { name })}
          checked={selection.ids.has(id)}
          onChange={({ nativeEvent }) =>
            selection.toggle(id, (nativeEvent as unknown as MouseEvent).shiftKey)
          }
        />
      </label>
      {children}
    </li>
  );
}
