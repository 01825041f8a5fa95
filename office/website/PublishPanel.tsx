import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { fillCount } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { publishWebsite } from "#domain/office/website-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { useCommands } from "../commands/registry.ts";
import { ChangeList } from "./ChangeList.tsx";
import { wholeNameOf } from "./field-names.ts";
import { PublishLine } from "./PublishLine.tsx";
import css from "./PublishPanel.module.css";
import { pageOf } from "./page-of.ts";
import { saveAll, useUnsavedCount } from "./unsaved-changes.ts";
import { isPublishing, type Website } from "./use-website.ts";
import { useWebsiteChanged } from "./use-website-changed.ts";
import { fieldPath, websitePaths } from "./website-paths.ts";

const PreviewSheet = lazy(async () => ({ default: (await import("./PreviewSheet.tsx")).PreviewSheet }));

/** What waits to be published, and the way to preview and publish it; typed changes are stored first. */
export function PublishPanel({ website }: { website: Website }) {
  const { call, locale } = useOffice();
  const websiteChanged = useWebsiteChanged();
  const unsaved = useUnsavedCount();
  const [problem, setProblem] = useState("");
  const [isBegun, setBegun] = useState(false);
  const [isPreview, setPreview] = useState(false);
  const words = websiteWords[locale];
  const drafts = website.attention.filter(({ draft }) => draft !== null);
  const faulty = drafts.filter(({ findings }) => findings.some(({ severity }) => severity !== "warning"));
  const isWaiting = drafts.length > 0 || unsaved > 0;
  const isActing = isBegun || isPublishing(website);
  const canAct = !website.isLocked && isWaiting && !isActing;
  const page = pageOf(drafts[0]?.path ?? website.live?.changed[0] ?? "");
  const publish = async () => {
    if (!canAct) return;
    setProblem("");
    setBegun(true);
    try {
      if (await saveAll("drafts")) await call(publishWebsite, {});
    } catch (error) {
      setProblem(problemSentence(error, officeProblemWords[locale]));
    }
    await websiteChanged();
    setBegun(false);
  };
  useCommands(
    canAct
      ? [{ id: "publish", words: words.publish.button, keys: "Ctrl+Enter", run: () => void publish() }]
      : [],
  );
  return (
    <section className={isWaiting || isActing ? css.waiting : css.panel} aria-label={words.publish.heading}>
      {isWaiting && !website.isLocked && (
        <>
          <p className={css.heading}>
            <strong>{fillCount(words.waiting.heading, Math.max(drafts.length, 1))}</strong>
          </p>
          {drafts.length > 0 && <ChangeList fields={drafts} />}
          {!website.canPublish && drafts.length > 0 && unsaved === 0 && (
            <p className="problem">
              {words.waiting.mend}{" "}
              {faulty.map((field) => (
                <Link key={field.path} to={fieldPath(field.path)}>
                  {wholeNameOf(field, locale)}
                </Link>
              ))}
              {faulty.length === 0 && (
                <Link to={websitePaths.launch}>{officeShellWords[locale].titles.launch}</Link>
              )}
            </p>
          )}
          <p className="button-row">
            <button type="button" className="button" aria-disabled={!canAct} onClick={() => void publish()}>
              {words.publish.button}
            </button>
            <button
              type="button"
              className="button quiet"
              aria-disabled={drafts.length === 0 || isActing}
              onClick={() => drafts.length > 0 && !isActing && setPreview(true)}
            >
              {words.previewButton}
            </button>
          </p>
        </>
      )}
      <p className="problem" role="alert">
        {problem}
      </p>
      <PublishLine website={website} page={page} />
      {isPreview && (
        <Suspense>
          <PreviewSheet page={page} onClose={() => setPreview(false)} />
        </Suspense>
      )}
    </section>
  );
}
