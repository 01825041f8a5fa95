import { createContext } from "react";

export type ShownProblem = { field: string; message: string };

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
