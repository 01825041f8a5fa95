import { Suspense, useEffect, useId, useState } from "react";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { publishWebsite } from "#domain/office/website-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { useCommands } from "../commands/registry.ts";
import { lazyPart } from "../parts/lazy-part.ts";
import { RefreshProblem } from "../parts/RefreshProblem.tsx";
import { ChangeList } from "./ChangeList.tsx";
import { MendFirst } from "./MendFirst.tsx";
import { PublishLine } from "./PublishLine.tsx";
import css from "./PublishPanel.module.css";
import { pageOf } from "./page-of.ts";
import { publishReason } from "./publish-reason.ts";
import { saveAll, useUnsavedCount } from "./unsaved-changes.ts";
import { usePublishWords } from "./use-publish-words.ts";
import { useRights } from "./use-rights.ts";
import { isPublishing, useWebsite, type Website } from "./use-website.ts";
import { useWebsiteChanged } from "./use-website-changed.ts";

const PreviewSheet = lazyPart(async () => (await import("./PreviewSheet.tsx")).PreviewSheet);

export type PublishProps = {
  website: Website;
  /** It stands in its place with all that waits, instead of following the screen as one line. */
  isWhole?: boolean;
};

/** What waits to be published in one line, with its details behind it; typed changes are stored before a publish. */
export function PublishPanel({ website, isWhole = false }: PublishProps) {
  const { call, locale } = useOffice();
  const id = useId();
  const websiteChanged = useWebsiteChanged();
  const { error, dataUpdatedAt, refetch } = useWebsite();
  const { canPublish } = useRights();
  const unsaved = useUnsavedCount();
  const [problem, setProblem] = useState<{ text: string; after: string | undefined }>();
  const [isBegun, setBegun] = useState(false);
  const [isOpen, setOpen] = useState(isWhole);
  const [isPreview, setPreview] = useState(false);
  /** A publish that was seen from here: its end is told in the same place. */
  const [isFollowed, setFollowed] = useState(false);
  const words = websiteWords[locale];
  const { latest } = website;
  const drafts = website.attention.filter(({ draft }) => draft !== null);
  const isWaiting = !website.isLocked && (drafts.length > 0 || unsaved > 0);
  const isActing = isBegun || isPublishing(website);
  if (isActing && !isFollowed) setFollowed(true);
  const canAct = canPublish && isWaiting && !isActing;
  const page = pageOf(drafts[0]?.path ?? website.live?.changed[0] ?? "");
  const publish = async () => {
    if (!canAct) return;
    setProblem(undefined);
    setBegun(true);
    try {
      if (await saveAll("drafts")) await call(publishWebsite, {});
    } catch (error) {
      setProblem({ text: problemSentence(error, officeProblemWords[locale]), after: latest?.id });
    }
    await websiteChanged();
    setBegun(false);
  };
  useCommands(
    canAct
      ? [{ id: "publish", words: words.publish.button, keys: "Ctrl+Enter", run: () => void publish() }]
      : [],
  );
  const isShown = isWaiting || isActing || isFollowed;
  const isBar = isShown && !isWhole;
  useEffect(() => {
    // It comes while somebody types, and would cover a field that is low on the screen.
    if (isBar) document.querySelector("[data-path] :focus")?.scrollIntoView({ block: "nearest" });
  }, [isBar]);
  const { said } = usePublishWords(website, isBegun);
  // A step that nobody can tell of any longer would seem to go on.
  const line =
    error && isActing ? (
      <RefreshProblem readAt={dataUpdatedAt} onRetry={() => void refetch()} />
    ) : (
      <PublishLine website={website} page={page} isBegun={isBegun} />
    );
  // The reason of the try before would be taken for that of the last one.
  const isOld = problem !== undefined && problem.after === latest?.id;
  const failure = latest?.state === "failed" && !isActing && !isOld && (
    <p className={css.failed} role="alert">
      {fillIn(words.publish.failed, { reason: publishReason(latest.reason, locale) })}
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
            {canPublish && (
              <button type="button" className="button" aria-disabled={!canAct} onClick={() => void publish()}>
                {words.publish.button}
              </button>
            )}
          </div>
          {failure}
          {!website.canPublish && drafts.length > 0 && unsaved === 0 && <MendFirst drafts={drafts} />}
          <div id={id} className={css.details} hidden={!isOpen}>
            {drafts.length > 0 && <ChangeList fields={drafts} />}
            {!canPublish && <p className={css.line}>{words.waiting.byOwner}</p>}
            {!isActing && line}
            <p>
              <button
                type="button"
                className="button quiet"
                aria-disabled={drafts.length === 0 || isActing}
                onClick={() => drafts.length > 0 && !isActing && setPreview(true)}
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
        {problem?.text}
      </p>
      {/* The line that is seen has another place at each step, and a screen reader misses what comes with its place. */}
      <p className="unseen" role="status">
        {isFollowed && !error && !failure && said}
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
