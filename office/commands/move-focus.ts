import { anyRow } from "../parts/any-row.ts";

const listRows = () =>
  [...document.querySelectorAll<HTMLElement>(anyRow)].filter((row) => row.offsetParent !== null);

/** Whether the screen has rows to move between. */
export const hasRows = () => listRows().length > 0;

/** Moves the focus to another row of the list on the screen; without one in focus, to the first. */
export function moveFocus(step: 1 | -1): void {
  const rows = listRows();
  const place = rows.indexOf(
    focusedRow() ?? rows.find((row) => row.hasAttribute("aria-current")) ?? document.body,
  );
  const row = rows[Math.max(0, place + step)] ?? rows.at(-1);
  row?.focus();
  row?.scrollIntoView({ block: "nearest" });
}

const focusedRow = () => document.activeElement?.closest<HTMLElement>(anyRow) ?? undefined;

/** The id of the person whose row has the focus. */
export const focusedPerson = () => focusedRow()?.dataset.personRow;
