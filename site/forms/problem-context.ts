import { createContext } from "react";
import type { ShownProblem } from "./use-lead-form.ts";

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
