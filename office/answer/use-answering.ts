import { useState } from "react";
import type { Conflict } from "../base/office-problem.ts";
import { useAction } from "../parts/use-action.ts";

/** An answer on its way: what hinders it, and the answer of somebody else that came before it. */
export type Answering = {
  isSending: boolean;
  problem: string;
  say: (problem: string) => void;
  meanwhile: Conflict | undefined;
  /** Sends in spite of the other answer, or drops the attempt; the text stays. */
  sendAnyway: () => void;
  drop: () => void;
};

/** Runs an answer; `anyway` says that its person knows of another one, as does `onDrop`. */
export function useAnswering(
  act: (anyway: boolean) => Promise<void>,
  onDrop?: () => void,
): Answering & { send: () => void } {
  const [meanwhile, setMeanwhile] = useState<Conflict>();
  const {
    act: run,
    isRunning,
    problem,
    setProblem,
  } = useAction(({ conflict }) => {
    if (conflict) setMeanwhile(conflict);
    return conflict && "";
  });
  const send = (anyway: boolean) =>
    run(async () => {
      await act(anyway);
      setMeanwhile(undefined);
    });
  return {
    isSending: isRunning,
    problem,
    say: setProblem,
    meanwhile,
    send: () => send(false),
    sendAnyway: () => send(true),
    drop: () => {
      onDrop?.();
      setMeanwhile(undefined);
    },
  };
}
