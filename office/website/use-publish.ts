import { useState } from "react";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { publishWebsite } from "#domain/office/website-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { publishReason } from "./publish-reason.ts";
import { saveAll, useUnsavedCount } from "./unsaved-changes.ts";
import { useRights } from "./use-rights.ts";
import { isPublishing, type Website } from "./use-website.ts";
import { useWebsiteChanged } from "./use-website-changed.ts";

/** What waits for a publish, what a publish is doing, and what the last one came to. */
export function usePublish(website: Website) {
  const { call, locale } = useOffice();
  const websiteChanged = useWebsiteChanged();
  const { canPublish } = useRights();
  const unsaved = useUnsavedCount();
  /** Why a publish did not begin, and which was the last one before it. */
  const [problem, setProblem] = useState<{ text: string; after: string | undefined }>();
  const [isBegun, setBegun] = useState(false);
  /** A publish that was seen from here: its end is told in the same place. */
  const [isFollowed, setFollowed] = useState(false);
  const { latest } = website;
  const drafts = website.attention.filter(({ draft }) => draft !== null);
  const isWaiting = !website.isLocked && (drafts.length > 0 || unsaved > 0);
  const isActing = isBegun || isPublishing(website);
  if (isActing && !isFollowed) setFollowed(true);
  const canAct = canPublish && isWaiting && !isActing;
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
  // The reason of the try before would be taken for that of the last one.
  const isOld = problem !== undefined && problem.after === latest?.id;
  const isFailed = latest?.state === "failed" && !isActing && !isOld;
  return {
    drafts,
    isWaiting,
    /** What waits cannot go out as it stands, and nothing typed is on its way to mend it. */
    isUnfit: !website.canPublish && drafts.length > 0 && unsaved === 0,
    isBegun,
    isActing,
    isFollowed,
    canPublish,
    canAct,
    publish: () => void publish(),
    problem: problem?.text,
    failure: isFailed ? publishReason(latest.reason, locale) : undefined,
  };
}
