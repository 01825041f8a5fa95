import { useRef, useState } from "react";
import { largestPicture } from "#domain/office/picture-operations.ts";
import type { PicturePlace } from "#domain/website/picture-sizes.ts";
import { newIdempotencyKey } from "#ui/form/idempotency-key.ts";
import { useOffice } from "../base/office-context.ts";
import { isPassing, OfficeProblem } from "../base/office-problem.ts";
import { type StoredPicture, sendPicture } from "./send-picture.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** A file on its way, with the key by which the server knows a second try. */
type Sending = { file: Blob; key: string; place: PicturePlace };

/**
 * Uploads one picture at a time; one that is chosen meanwhile comes next. A refused one leaves what was there, and one
 * without an answer can be sent again.
 */
export function usePictureUpload(place: PicturePlace, onStored: (picture: StoredPicture) => void) {
  const { withToken } = useOffice();
  // What is typed around the picture while it is on its way belongs to a later drawing, and stays.
  const latest = useRef(onStored);
  latest.current = onStored;
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<unknown>();
  const unanswered = useRef<Sending>(undefined);
  const isRunning = useRef(false);
  const next = useRef<() => Promise<Sending>>(undefined);
  const run = async (prepare: () => Promise<Sending>): Promise<void> => {
    if (isRunning.current) {
      next.current = prepare;
      return;
    }
    isRunning.current = true;
    setProblem(undefined);
    setProgress(0);
    try {
      const sending = await prepare();
      unanswered.current = sending;
      const picture = await withToken((token) => sendPicture(sending, token, setProgress));
      latest.current(picture);
      unanswered.current = undefined;
    } catch (error) {
      if (isAnswered(error)) unanswered.current = undefined;
      setProblem(error);
    }
    isRunning.current = false;
    setProgress(undefined);
    const following = next.current;
    next.current = undefined;
    if (following) await run(following);
  };
  return {
    progress,
    problem,
    upload: (chosen: File) =>
      run(async () => {
        unanswered.current = undefined;
        const file = await shrinkPicture(chosen);
        if (file.size > largestPicture) throw new OfficeProblem("file-too-large");
        return { file, key: newIdempotencyKey(), place };
      }),
    /** Sends again what got no answer; undefined where nothing is left to send. */
    retry:
      problem !== undefined && unanswered.current
        ? () => run(async () => unanswered.current as Sending)
        : undefined,
  };
}

const isAnswered = (error: unknown) => error instanceof OfficeProblem && !isPassing(error);
