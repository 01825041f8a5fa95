import { useRef, useState } from "react";
import { useFailureToast } from "./use-failure-toast.ts";

/**
 * Runs what a button sets off, one run at a time, so that a second press does nothing; a toast says why it was refused. `of`
 * tells the rows of a list apart, which do not wait for each other.
 */
export function useToastedAction() {
  const fail = useFailureToast();
  const running = useRef(new Set<string>());
  const [isRunning, setRunning] = useState(false);
  const act = async (action: () => Promise<unknown>, of = ""): Promise<void> => {
    if (running.current.has(of)) return;
    running.current.add(of);
    setRunning(true);
    await action().catch(fail);
    running.current.delete(of);
    setRunning(running.current.size > 0);
  };
  return { act, isRunning };
}
