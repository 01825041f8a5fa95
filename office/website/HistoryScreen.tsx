import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import { listRevisions, rollBackWebsite } from "#domain/office/website-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { LoadState } from "../parts/LoadState.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { ContentDownload } from "./ContentDownload.tsx";
import css from "./Fields.module.css";
import { PublishBar } from "./PublishBar.tsx";
import { RevisionRow } from "./RevisionRow.tsx";
import { useRights } from "./use-rights.ts";
import { useWebsite } from "./use-website.ts";
import { WebsiteHead } from "./WebsiteHead.tsx";

/** What was published, by whom and when, and the way back to each of it. */
export function HistoryScreen() {
  const { call, locale } = useOffice();
  const website = useWebsite().data;
  const query = useQuery(queryOf(call, listRevisions, {}));
  const { data } = query;
  const run = useDeskCommand();
  const [chosen, setChosen] = useState<string>();
  const words = websiteScreenWords[locale].revisions;
  const { canPublish, isOwner } = useRights();
  return (
    <div className={css.screen}>
      <WebsiteHead title={officeShellWords[locale].titles.websiteHistory} />
      {website && <PublishBar website={website} />}
      <LoadState query={query} lines={5} isTall />
      {data?.revisions.length === 0 && <p>{words.empty}</p>}
      {data && (
        <ol>
          {data.revisions.map((revision) => (
            <RevisionRow
              key={revision.id}
              revision={revision}
              {...(canPublish && { onBack: () => setChosen(revision.id) })}
            />
          ))}
          {website?.live && canPublish && (
            <li className={css.item}>
              <p>
                <strong>{words.shipped}</strong>
              </p>
              <button
                type="button"
                className="link"
                aria-label={`${words.back}: ${words.shipped}`}
                onClick={() => setChosen("shipped")}
              >
                {words.back}
              </button>
            </li>
          )}
        </ol>
      )}
      {data && isOwner && <ContentDownload />}
      {chosen !== undefined && (
        <ConfirmDialog
          heading={words.question}
          text={words.confirm}
          button={words.back}
          onConfirm={() => run(rollBackWebsite, { id: chosen }, words.done)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}
