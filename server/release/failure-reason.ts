import { ContentError } from "#content/load-practice.ts";
import { BuildError } from "./build-process.ts";

/** Why a release could not be made, in one sentence for the owner. */
export const failureReason = (error: unknown): string =>
  knownReason(error) ?? "The site could not be published; the log of the server says why.";

/** Why a release could not be made, where it is no fault of the program. */
export function knownReason(error: unknown): string | undefined {
  if (error instanceof BuildError || error instanceof ContentError) return error.message;
  return (error as NodeJS.ErrnoException).code === "ENOSPC" ? "The disk is full." : undefined;
}
