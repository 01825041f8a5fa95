import type { InputOf, Operation } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import { useWebsiteChanged } from "./use-website-changed.ts";

/** Runs one command at a time on the website and reads it again; a toast says why one was refused. */
export function useWebsiteCommand() {
  const { call } = useOffice();
  const websiteChanged = useWebsiteChanged();
  const { act, isRunning } = useToastedAction();
  const run = <Each extends Operation>(operation: Each, input: InputOf<Each>) =>
    act(() => call(operation, input).finally(websiteChanged));
  return { run, isRunning };
}
