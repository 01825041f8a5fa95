import { useState } from "react";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { useOffice } from "../base/office-context.ts";
import { type Conflict, OfficeProblem, problemSentence } from "../base/office-problem.ts";

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
  const { locale } = useOffice();
  const [isSending, setSending] = useState(false);
  const [problem, say] = useState("");
  const [meanwhile, setMeanwhile] = useState<Conflict>();
  const run = async (anyway: boolean) => {
    if (isSending) return;
    setSending(true);
    say("");
    try {
      await act(anyway);
      setMeanwhile(undefined);
    } catch (error) {
      const conflict = error instanceof OfficeProblem ? error.conflict : undefined;
      if (conflict) setMeanwhile(conflict);
      else say(problemSentence(error, officeProblemWords[locale]));
    }
    setSending(false);
  };
  return {
    isSending,
    problem,
    say,
    meanwhile,
    send: () => void run(false),
    sendAnyway: () => void run(true),
    drop: () => {
      onDrop?.();
      setMeanwhile(undefined);
    },
  };
}
