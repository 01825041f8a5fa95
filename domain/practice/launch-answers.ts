import * as v from "valibot";
import { id, isoDate, words } from "./practice-values.ts";

/** The schema of `content/practice/preflight.yaml`: what the owner answered to questions of the launch checklist. */
export const launchAnswersSchema = v.strictObject({
  answers: v.array(v.strictObject({ question: id, on: isoDate, by: words })),
});
