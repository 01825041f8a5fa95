import { isAuthError } from "@supabase/auth-js";
import { OfficeProblem } from "./office-problem.ts";

/** The question for a fresh code of the second factor, which the server asks before some acts. */
export type StepUp = {
  /** Runs an act. When the server refuses it for want of a fresh code, the person is asked and the act runs again. */
  run<Answer>(act: () => Promise<Answer>): Promise<Answer>;
  isAsking(): boolean;
  /** Ends the question: acts that wait run again, or fail with what refused them. */
  answer(isConfirmed: boolean): void;
  subscribe(listener: () => void): () => void;
};

export function createStepUp(): StepUp {
  const listeners = new Set<() => void>();
  const waiting: ((isConfirmed: boolean) => void)[] = [];
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };
  const ask = () =>
    new Promise<boolean>((resolve) => {
      waiting.push(resolve);
      notifyListeners();
    });
  return {
    async run(act) {
      try {
        return await act();
      } catch (error) {
        if (!needsFreshCode(error) || !(await ask())) throw error;
        return act();
      }
    },
    isAsking: () => waiting.length > 0,
    answer(isConfirmed) {
      for (const resolve of waiting.splice(0)) resolve(isConfirmed);
      notifyListeners();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const needsFreshCode = (error: unknown) =>
  error instanceof OfficeProblem
    ? error.code === "step-up-required"
    : isAuthError(error) && error.code === "insufficient_aal";
