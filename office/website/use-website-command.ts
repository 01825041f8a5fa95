import { useState } from "react";
import type { InputOf, Operation } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { useWebsiteChanged } from "./use-website-changed.ts";

/** Runs one command at a time on the website and reads it again; a toast says why one was refused. */
export function useWebsiteCommand() {
  const { call } = useOffice();
  const websiteChanged = useWebsiteChanged();
  const fail = useFailureToast();
  const [isRunning, setRunning] = useState(false);
  const run = async <Each extends Operation>(operation: Each, input: InputOf<Each>): Promise<void> => {
    if (isRunning) return;
    setRunning(true);
    try {
      await call(operation, input);
    } catch (error) {
      fail(error);
    }
    await websiteChanged();
    setRunning(false);
  };
  return { run, isRunning };
}
