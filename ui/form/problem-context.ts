import { createContext } from "react";

/** A problem and the fields that say it; the first of them gets the focus. */
export type ShownProblem = { fields: readonly string[]; message: string };

type FieldSurroundings = {
  formId: string;
  problem: ShownProblem | undefined;
  warning: string;
  optional: string;
};

export const ProblemContext = createContext<FieldSurroundings>({
  formId: "",
  problem: undefined,
  warning: "",
  optional: "",
});
