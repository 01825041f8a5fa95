import { Suspense, useEffect, useId, useState } from "react";
import { fillCount } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { useCommands } from "../commands/registry.ts";
import { ChangeList } from "./ChangeList.tsx";
import { MendFirst } from "./MendFirst.tsx";
import { PublishLine } from "./PublishLine.tsx";
import css from "./PublishPanel.module.css";
import { pageOf } from "./page-of.ts";
import { usePublish } from "./use-publish.ts";
import { usePublishWords } from "./use-publish-words.ts";
import { useWebsite, type Website } from "./use-website.ts";

const PreviewSheet = lazyPart(async () => (await import("./PreviewSheet.tsx")).PreviewSheet);

export type PublishProps = {
  website: Website;
  /** It stands in its place with all that waits, instead of following the screen as one line. */
  isWhole?: boolean;
};

/** What waits to be published in one line, with its details behind it; typed changes are stored before a publish. */
export function PublishPanel({ website, isWhole = false }: PublishProps) {
  const { locale } = useOffice();
  const id = useId();
  const reading = useWebsite();
  const { drafts, isWaiting, isActing, isFollowed, canAct, publish, ...state } = usePublish(website);
  const [isOpen, setOpen] = useState(isWhole);
  const [isPreview, setPreview] = useState(false);
  const canPreview = drafts.length > 0 && !isActing;
  const words = websiteWords[locale];
  const [draft] = drafts;
  const changed = draft?.path ?? website.live?.changed[0] ?? "";
  const page = pageOf(changed, draft ? draft.draft?.value === null : website.takenOut.includes(changed));
  useCommands(
    canAct ? [{ id: "publish", words: words.publish.button, keys: "Ctrl+Enter", run: publish }] : [],
  );
  const isShown = isWaiting || isActing || isFollowed;
  const isBar = isShown && !isWhole;
  useEffect(() => {
    // It comes while somebody types, and would cover a field that is low on the screen.
    if (isBar) document.querySelector("[data-path] :focus")?.scrollIntoView({ block: "nearest" });
  }, [isBar]);
  const { said } = usePublishWords(website, state.isBegun);
  const line = <PublishLine website={website} reading={reading} page={page} isBegun={state.isBegun} />;
  const failure = state.failure && (
    <p className={css.failed} role="alert">
      {state.failure}
    </p>
  );
  return (
    <section
      className={[css.panel, isShown && css.box, isBar && css.bar].filter(Boolean).join(" ")}
      aria-label={words.publish.heading}
    >
      {isWaiting ? (
        <>
          <div className={css.row}>
            {isActing ? (
              line
            ) : (
              <button
                type="button"
                className={css.fold}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setOpen(!isOpen)}
              >
                {fillCount(words.waiting.short, Math.max(drafts.length, 1))}
              </button>
            )}
            {state.canPublish && (
              <button type="button" className="button" aria-disabled={!canAct} onClick={publish}>
                {words.publish.button}
              </button>
            )}
          </div>
          {failure}
          {state.isUnfit && <MendFirst drafts={drafts} />}
          <div id={id} className={css.details} hidden={!isOpen}>
            {drafts.length > 0 && <ChangeList fields={drafts} />}
            {!state.canPublish && <p className={css.line}>{words.waiting.byOwner}</p>}
            {!isActing && line}
            <p>
              <button
                type="button"
                className="button quiet"
                aria-disabled={!canPreview}
                onClick={() => canPreview && setPreview(true)}
              >
                {words.previewButton}
              </button>
            </p>
          </div>
        </>
      ) : (
        <>
          {failure}
          {line}
        </>
      )}
      <p className="problem" role="alert">
        {state.problem}
      </p>
      {/* The line that is seen has another place at each step, and a screen reader misses what comes with its place. */}
      <p className="unseen" role="status">
        {isFollowed && !reading.error && !failure && said}
      </p>
      {isPreview && (
        <Suspense>
          <PreviewSheet
            page={page}
            mend={website.canPublish ? [] : drafts}
            onClose={() => setPreview(false)}
          />
        </Suspense>
      )}
    </section>
  );
}
