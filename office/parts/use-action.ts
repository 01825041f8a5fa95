import { useRef, useState } from "react";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem, problemSentence } from "../base/office-problem.ts";

/**
 * What a button or a form sets off: one run at a time, so that a second press does nothing, and a sentence that says why
 * the last one was refused. `say` has own words for some problems.
 */
export function useAction(say: (problem: OfficeProblem) => string | undefined = () => undefined) {
  const { locale } = useOffice();
  const isBusy = useRef(false);
  const [isRunning, setRunning] = useState(false);
  const [problem, setProblem] = useState("");
  const run = async (action: () => Promise<unknown>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    setProblem("");
    try {
      await action();
    } catch (error) {
      const own = error instanceof OfficeProblem ? say(error) : undefined;
      setProblem(own ?? problemSentence(error, officeProblemWords[locale]));
    }
    isBusy.current = false;
    setRunning(false);
  };
  return { act: (action: () => Promise<unknown>) => void run(action), isRunning, problem, setProblem };
}
