import { useQuery } from "@tanstack/react-query";
import { fillCount } from "#content/format/fill-in.ts";
import { calendarWords } from "#content/words/office/calendar-screen.ts";
import { previewClosure } from "#domain/office/closure-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import type { Notice } from "../commands/use-notice.ts";
import { LoadState } from "../parts/LoadState.tsx";
import css from "./CalendarSheet.module.css";
import type { ClosedTime } from "./close-presets.ts";
import { InsideEntry } from "./InsideEntry.tsx";

type Props = {
  time: ClosedTime;
  typeIds: string[] | null;
  /** After the closure each can be moved or canceled; before it they are only shown. */
  isClosed?: boolean;
  onDone: (notice: Notice) => void;
};

/** The appointments that fall into a closed time, with the phone of those without an address. */
export function InsideList({ time, typeIds, isClosed = false, onDone }: Props) {
  const { call, locale } = useOffice();
  const words = calendarWords[locale].close;
  const isInOrder = time.from < time.to;
  const query = useQuery({
    ...queryOf(call, previewClosure, { ...time, typeIds }),
    enabled: isInOrder,
  });
  const { data, error } = query;
  const none = isClosed ? words.leftNone : words.none;
  const count = data && (data.inside.length === 0 ? none : fillCount(words.inside, data.inside.length));
  return (
    <>
      {isInOrder && error && <LoadState query={query} />}
      <div className={css.inside}>
        <p role="status" className={isInOrder ? undefined : css.note}>
          {isInOrder ? count : words.wrong}
        </p>
        {isInOrder && data && (
          <ul>
            {data.inside.map((entry) => (
              <InsideEntry key={entry.id} entry={entry} canChange={isClosed} onDone={onDone} />
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
