import { ContentError } from "#content/load-practice.ts";
import { BuildError } from "./build-process.ts";

/** Why a release could not be made, in one sentence for the owner. */
export function failureReason(error: unknown): string {
  if (error instanceof BuildError || error instanceof ContentError) return error.message;
  if ((error as NodeJS.ErrnoException).code === "ENOSPC") return "The disk is full.";
  return "The site could not be published; the log of the server says why.";
}
