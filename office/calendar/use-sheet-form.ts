import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import type { OfficeProblem } from "../base/office-problem.ts";
import { useAction } from "../parts/use-action.ts";

/**
 * The form of a sheet: what it sends, and why that was refused. `say` has own words for some problems; the field at fault
 * gets the focus: of a group what is typed in it, else the checked one or the first.
 */
export function useSheetForm(
  send: (data: FormData) => Promise<void>,
  say?: (problem: OfficeProblem) => string | undefined,
) {
  const [fault, setFault] = useState({ field: "" });
  const { act, isRunning, problem, setProblem } = useAction((refused) => {
    setFault({ field: refused.field ?? "" });
    return say?.(refused);
  });
  const form = useRef<HTMLFormElement>(null);
  const isNeed = useRef(false);
  const problemId = useId();
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>(`[name="${fault.field}"]`);
    const inputs = ["input:not([type=radio], [type=checkbox])", "input:checked", "input"];
    const input = inputs.map((each) => field?.querySelector<HTMLElement>(each)).find(Boolean);
    (input ?? field)?.focus();
  }, [fault]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    isNeed.current = false;
    form.current = event.currentTarget;
    const data = new FormData(event.currentTarget);
    act(() => send(data));
  };
  const tell = (sentence: string, field = "") => {
    setFault({ field });
    setProblem(sentence);
  };
  /** What is missing is said until something is chosen. */
  const need = (sentence: string, field: string) => {
    isNeed.current = true;
    tell(sentence, field);
  };
  const change = () => {
    if (isNeed.current) setProblem("");
    isNeed.current = false;
  };
  const describedBy = (field: string) => (problem && field === fault.field ? problemId : undefined);
  const wrong = (field: string) => {
    const id = describedBy(field);
    return { "aria-invalid": id ? true : undefined, "aria-describedby": id };
  };
  return {
    submit,
    change,
    isSending: isRunning,
    problem,
    problemId,
    setProblem: tell,
    need,
    describedBy,
    wrong,
  };
}
