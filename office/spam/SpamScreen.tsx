import { useInfiniteQuery } from "@tanstack/react-query";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { spamWords } from "#content/words/office/spam.ts";
import { listSpam } from "#domain/office/spam-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { pagesOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { SpamItem } from "./SpamItem.tsx";
import css from "./SpamScreen.module.css";

/** What was judged spam in the last 30 days. */
export function SpamScreen() {
  const { call, locale } = useOffice();
  const list = useInfiniteQuery(pagesOf(call, listSpam, {}));
  const { data } = list;
  const words = spamWords[locale];
  const entries = data?.pages.flatMap(({ spam }) => spam);
  return (
    <div className={css.screen}>
      <ScreenHead title={officeShellWords[locale].titles.spam} />
      <p>{words.lead}</p>
      <LoadState query={list} lines={5} isTall />
      {entries?.length === 0 && <p className={css.empty}>{words.empty}</p>}
      <ul>
        {entries?.map((entry) => (
          <SpamItem key={entry.id} entry={entry} />
        ))}
      </ul>
      <MoreButton list={list} />
    </div>
  );
}
