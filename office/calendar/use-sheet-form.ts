import { type FormEvent, useId, useRef } from "react";
import type { OfficeProblem } from "../base/office-problem.ts";
import { useAction } from "../parts/use-action.ts";

/** The form of a sheet: what it sends, and why that was refused. `say` has own words for some problems. */
export function useSheetForm(
  send: (data: FormData) => Promise<void>,
  say?: (problem: OfficeProblem) => string | undefined,
) {
  const { act, isRunning, problem, setProblem } = useAction(say);
  const isNeed = useRef(false);
  const problemId = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    isNeed.current = false;
    const data = new FormData(event.currentTarget);
    act(() => send(data));
  };
  /** What is missing is said until something is chosen. */
  const need = (sentence: string) => {
    isNeed.current = true;
    setProblem(sentence);
  };
  const change = () => {
    if (isNeed.current) setProblem("");
    isNeed.current = false;
  };
  return { submit, change, isSending: isRunning, problem, problemId, setProblem, need };
}
