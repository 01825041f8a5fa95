import { ContentError } from "#content/load-practice.ts";
import type { PublishProblem } from "#domain/office/publish-problem.ts";
import type { Reason } from "../base/stored-reason.ts";

/** Why a release could not be made or shown. */
export type PublishReason = Reason<PublishProblem>;

/** A release that could not be made, and why. */
export class BuildError extends Error {
  override name = "BuildError";
  reason: PublishReason;

  constructor(reason: PublishReason) {
    super(reason.text);
    this.reason = reason;
  }
}

/** The reason of a build that ended with a mistake, in its own words. */
export const buildFailed = (detail: string): PublishReason => ({
  code: "build",
  detail,
  text: `The build failed: ${detail}`,
});

/** Why a release could not be made. */
export const failureReason = (error: unknown): PublishReason =>
  knownReason(error) ?? {
    code: "other",
    text: "The site could not be published; the log of the server says why.",
  };

/** Why a release could not be made, where it is no fault of the program. */
export function knownReason(error: unknown): PublishReason | undefined {
  if (error instanceof BuildError) return error.reason;
  if (error instanceof ContentError) {
    // A release has its content in a folder of its own.
    const detail = error.message.replace(/^\S*\/(?=content\/)/, "");
    return { code: "content", detail, text: error.message };
  }
  return (error as NodeJS.ErrnoException).code === "ENOSPC"
    ? { code: "diskFull", text: "The disk is full." }
    : undefined;
}
