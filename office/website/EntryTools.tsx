import { useEffect, useRef } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { MoveButtons } from "../parts/MoveButtons.tsx";
import { moveEntry } from "../parts/move-entry.ts";
import css from "./Entries.module.css";
import { idIn } from "./entry-order.ts";
import { useFieldChanges } from "./use-field-changes.ts";

type Props = { entry: Field; name: string; order: Field | undefined };

/** Moves an entry up or down in its list, takes it out, and puts one back that a draft takes out. */
export function EntryTools({ entry, name, order }: Props) {
  const { locale } = useOffice();
  const { change, isRunning } = useFieldChanges();
  const tools = useRef<HTMLSpanElement>(null);
  const moved = useRef<string>(undefined);
  const words = websiteListWords[locale];
  const entries = order?.entries ?? [];
  const id = idIn(entry.path);
  const place = entries.findIndex((each) => each.id === id);
  const isTakenOut = entry.draft !== null && entry.draft.value === null;
  const move = async (by: -1 | 1) => {
    if (!order) return;
    const title = fillIn(words.moved, { name, place: place + by + 1, count: entries.length });
    moved.current = String(by);
    const ids = entries.map((each) => each.id);
    await change([{ field: order, value: moveEntry(ids, place, by) }], title);
  };
  // A row that was moved loses the focus, and at the end of a list one of its buttons goes.
  useEffect(() => {
    void place;
    if (moved.current === undefined) return;
    const buttons = tools.current?.querySelectorAll<HTMLElement>("button[data-move]") ?? [];
    const own = [...buttons].find(({ dataset }) => dataset.move === moved.current);
    moved.current = undefined;
    (own ?? buttons[0])?.focus();
  }, [place]);
  if (isTakenOut)
    return (
      <button
        type="button"
        className="link"
        aria-label={fillIn(words.putBackOf, { name })}
        aria-disabled={isRunning}
        onClick={() => void change([{ field: entry, value: undefined }], fillIn(words.isBack, { name }))}
      >
        {words.putBack}
      </button>
    );
  return (
    <span ref={tools} className={css.tools}>
      <MoveButtons
        place={place}
        count={entries.length}
        up={fillIn(words.up, { name })}
        down={fillIn(words.down, { name })}
        isBusy={isRunning}
        onMove={move}
      />
      <button
        type="button"
        className="link"
        aria-label={fillIn(words.takeOutOf, { name })}
        aria-disabled={isRunning}
        onClick={() => {
          // What was never live only leaves the drafts.
          const value = entry.live === null ? undefined : null;
          void change([{ field: entry, value }], fillIn(words.takenOut, { name }));
        }}
      >
        {words.takeOut}
      </button>
    </span>
  );
}
