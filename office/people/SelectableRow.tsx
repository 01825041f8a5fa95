import { type ReactNode, useRef } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./SelectableRow.module.css";
import type { Selection } from "./use-selection.ts";

type Props = { id: string; name: string; selection: Selection; children: ReactNode };

/** How long a finger rests on a row to select it, in milliseconds. */
const longPress = 500;

/** A row that can be selected: by its box, and on a phone by a long press. */
export function SelectableRow({ id, name, selection, children }: Props) {
  const { locale } = useOffice();
  const timer = useRef(0);
  const wasPressed = useRef(false);
  const stop = () => clearTimeout(timer.current);
  return (
    <li
      className={css.row}
      data-selecting={selection.ids.size > 0 || undefined}
      onPointerDown={({ pointerType }) => {
        wasPressed.current = false;
        if (pointerType !== "touch") return;
        timer.current = window.setTimeout(() => {
          wasPressed.current = true;
          selection.toggle(id);
        }, longPress);
      }}
      onPointerUp={stop}
      onPointerCancel={stop}
      onPointerMove={({ movementX, movementY }) => Math.abs(movementX) + Math.abs(movementY) > 4 && stop()}
      onContextMenu={(event) => wasPressed.current && event.preventDefault()}
      onClickCapture={(event) => {
        if (!wasPressed.current) return;
        wasPressed.current = false;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
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
