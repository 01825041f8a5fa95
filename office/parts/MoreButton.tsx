import { useLayoutEffect, useRef } from "react";
import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { type Listed, type ReadMore, readNextPage } from "../base/read-next-page.ts";
import { anyRow } from "./any-row.ts";
import { useAction } from "./use-action.ts";

type Props = {
  list: Pick<Listed, "data" | "hasNextPage"> & {
    fetchNextPage: ReadMore;
    isFetchNextPageError: boolean;
    error: unknown;
  };
};

/** Adds the next page to the list before it, as long as there is one, and gives the focus to the first of what came. */
export function MoreButton({ list }: Props) {
  const { data, hasNextPage, fetchNextPage, isFetchNextPageError, error } = list;
  const { locale } = useOffice();
  const { act, isRunning } = useAction();
  const asked = useRef<{ button: Element; list: Element; rows: readonly Element[] }>(undefined);
  const shown = data?.pages.length;
  // Before the focus is looked after that goes with this button at the end of the list.
  useLayoutEffect(() => {
    if (shown === undefined || !asked.current) return;
    const { button, list, rows } = asked.current;
    const first = [...list.children].find((row) => !rows.includes(row));
    if (!(first instanceof HTMLElement)) return;
    asked.current = undefined;
    const hasMovedOn = ![button, document.body].includes(document.activeElement ?? document.body);
    if (hasMovedOn) return;
    const row = first.querySelector<HTMLElement>(anyRow);
    if (!row) first.tabIndex = -1;
    (row ?? first).focus();
  }, [shown]);
  if (!hasNextPage) return null;
  return (
    <>
      <p>
        <button
          type="button"
          className="button quiet"
          aria-disabled={isRunning}
          onClick={({ currentTarget: button }) => {
            const list = button.parentElement?.previousElementSibling;
            if (isRunning || !list) return;
            asked.current = { button, list, rows: [...list.children] };
            act(() => readNextPage(fetchNextPage, shown ?? 1));
          }}
        >
          {isRunning ? officeShellWords[locale].loading : deskWords[locale].more}
        </button>
      </p>
      {isFetchNextPageError && !isRunning && (
        <p className="problem" role="alert">
          {problemSentence(error, officeProblemWords[locale])}
        </p>
      )}
    </>
  );
}
