import type { FormEvent } from "react";
import type { OfficeProblem } from "../base/office-problem.ts";
import { useAction } from "../parts/use-action.ts";

/** The form of a sheet: what it sends, and why that was refused. `say` has own words for some problems. */
export function useSheetForm(
  send: (data: FormData) => Promise<void>,
  say?: (problem: OfficeProblem) => string | undefined,
) {
  const { act, isRunning, problem, setProblem } = useAction(say);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    act(() => send(data));
  };
  return { submit, isSending: isRunning, problem, setProblem };
}
