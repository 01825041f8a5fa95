import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";

type Props = {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
};

/** Adds the next page to a list, as long as there is one. */
export function MoreButton({ list: { hasNextPage, isFetchingNextPage, fetchNextPage } }: Props) {
  const { locale } = useOffice();
  if (!hasNextPage) return null;
  return (
    <p>
      <button
        type="button"
        className="button quiet"
        aria-disabled={isFetchingNextPage}
        onClick={() => void (isFetchingNextPage || fetchNextPage())}
      >
        {isFetchingNextPage ? officeShellWords[locale].loading : deskWords[locale].more}
      </button>
    </p>
  );
}
