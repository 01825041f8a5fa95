import { type FormEvent, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { useAction } from "../parts/use-action.ts";
import { wholeNumber } from "./whole-number.ts";

type Props<Name extends string> = {
  names: readonly Name[];
  bounds: { least: number; most: number };
  /** What is said of a number out of its bounds, `{least}` and `{most}`. */
  refusal: string;
  send: (numbers: Record<Name, number>) => Promise<unknown>;
  /** Words of its own for what the server refuses, as `useAction` takes them. */
  say?: Parameters<typeof useAction>[0];
};

/** A form of whole numbers: the first that is none, or out of its bounds, gets the focus, and nothing is sent. */
export function useNumberForm<Name extends string>({ names, bounds, refusal, send, say }: Props<Name>) {
  const { act, isRunning, problem, setProblem } = useAction(say);
  const [wrong, setWrong] = useState<Name>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const numbers = names.map((name) => [name, wholeNumber(values.get(name), bounds)] as const);
    const [faulty] = numbers.find(([, number]) => number === undefined) ?? [];
    setWrong(faulty);
    if (faulty === undefined) return act(() => send(Object.fromEntries(numbers) as Record<Name, number>));
    setProblem(fillIn(refusal, bounds));
    form.querySelector<HTMLInputElement>(`[name=${faulty}]`)?.focus();
  };
  return { submit, isRunning, problem, wrong };
}
