import { createContext } from "react";

/** The problem that a form shows: at which field, in which words. */
export type ShownProblem = { field: string; message: string };

type FieldSurroundings = {
  formId: string;
  problem: ShownProblem | undefined;
  warning: string;
  optional: string;
};

/** What a field needs to know of the form around it. */
export const ProblemContext = createContext<FieldSurroundings>({
  formId: "",
  problem: undefined,
  warning: "",
  optional: "",
});
