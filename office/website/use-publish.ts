import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { seconds } from "#domain/durations.ts";
import { publishWebsite } from "#domain/office/website-operations.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { wholeNameOf } from "./field-names.ts";
import { publishReason } from "./publish-reason.ts";
import { saveAll, useUnsavedCount } from "./unsaved-changes.ts";
import { useRights } from "./use-rights.ts";
import { isPublishing, type Website } from "./use-website.ts";
import { useWebsiteChanged } from "./use-website-changed.ts";

/** What waits for a publish, what a publish is doing, and what the last one came to. */
export function usePublish(website: Website) {
  const { call, locale } = useOffice();
  const words = websiteWords[locale];
  const websiteChanged = useWebsiteChanged();
  const { canPublish } = useRights();
  const unsaved = useUnsavedCount();
  /** Why a publish did not begin, and which was the last one before it. */
  const [problem, setProblem] = useState<{
    text: string;
    after: string | undefined;
    field: Field | undefined;
  }>();
  const [isBegun, setBegun] = useState(false);
  /** A publish that was seen from here: its end is told in the same place. */
  const [isFollowed, setFollowed] = useState(false);
  const { latest } = website;
  const drafts = website.attention.filter(({ draft }) => draft !== null);
  const isWaiting = !website.isLocked && (drafts.length > 0 || unsaved > 0);
  const isActing = isBegun || isPublishing(website);
  if (isActing && !isFollowed) setFollowed(true);
  const canAct = canPublish && isWaiting && !isActing;
  const fail = (text: string, field?: Field) => setProblem({ text, field, after: latest?.id });
  const publish = async () => {
    if (!canAct) return;
    setProblem(undefined);
    setBegun(true);
    let left: Field | undefined;
    try {
      left = (await saveAll()).find(({ actsAtOnce }) => !actsAtOnce);
      if (left) {
        const reason = fillIn(words.state.failed, { reason: wholeNameOf(left, locale) });
        fail(fillIn(words.publish.failed, { reason }), left);
      } else await call(publishWebsite, {});
    } catch (error) {
      fail(problemSentence(error, officeProblemWords[locale]));
    }
    await websiteChanged();
    setBegun(false);
    if (left) leadTo(left.path);
  };
  // The reason of the try before would be taken for that of the last one.
  const isOld = problem !== undefined && problem.after === latest?.id;
  const reason = !isActing && !isOld && latest?.reason;
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
    problem: (unsaved > 0 || !problem?.field) && problem?.text,
    failure:
      reason &&
      fillIn(latest.state === "failed" ? words.publish.failed : words.publish.notBack, {
        reason: publishReason(reason, locale),
      }),
  };
}

/** Shows the field, where it is said why it is not stored and asked what to do. */
function leadTo(path: string) {
  const button = document.querySelector<HTMLElement>(`[data-path="${path}"] .button-row .button`);
  button?.focus({ preventScroll: true });
  // What the check says of the page as it is now is drawn after this, above the question; later whoever scrolls stays.
  const observer = new ResizeObserver(() => {
    if (document.activeElement === button) button?.scrollIntoView({ block: "center" });
    else observer.disconnect();
  });
  observer.observe(document.body);
  setTimeout(() => observer.disconnect(), seconds(5));
}
