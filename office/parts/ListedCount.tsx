import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { useOffice } from "../base/office-context.ts";

type Props = {
  /** None while nothing is searched for or filtered, or not yet. Words of the screen tell of an empty list. */
  rows: readonly unknown[] | false | undefined;
  hasMore?: boolean;
};

/** Says how many a search or a filter left to who does not see the list change. */
export function ListedCount({ rows, hasMore = false }: Props) {
  const { locale } = useOffice();
  const { listed, listedFirst } = deskWords[locale];
  const count = rows ? rows.length : 0;
  return (
    <p className="unseen" role="status">
      {count > 0 && (hasMore ? fillIn(listedFirst, { count }) : fillCount(listed, count))}
    </p>
  );
}
