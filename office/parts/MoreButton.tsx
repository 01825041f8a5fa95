import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { type Listed, type ReadMore, readNextPage } from "../base/read-next-page.ts";
import { useAction } from "./use-action.ts";

type Props = { list: Pick<Listed, "data" | "hasNextPage"> & { fetchNextPage: ReadMore } };

/** Adds the next page to a list, as long as there is one. */
export function MoreButton({ list: { data, hasNextPage, fetchNextPage } }: Props) {
  const { locale } = useOffice();
  const { act, isRunning } = useAction();
  if (!hasNextPage) return null;
  return (
    <p>
      <button
        type="button"
        className="button quiet"
        aria-disabled={isRunning}
        onClick={() => act(() => readNextPage(fetchNextPage, data?.pages.length ?? 1))}
      >
        {isRunning ? officeShellWords[locale].loading : deskWords[locale].more}
      </button>
    </p>
  );
}
