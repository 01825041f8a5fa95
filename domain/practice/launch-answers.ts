import * as v from "valibot";
import { id, isoDate, words } from "./practice-values.ts";

const question = v.pipe(v.string(), v.nonEmpty("needs a question of the checklist"), id);
const by = v.pipe(v.string(), v.trim(), v.nonEmpty("needs who or what says so"), words);

/** The schema of `content/practice/preflight.yaml`: what the owner answered to questions of the launch checklist. */
export const launchAnswersSchema = v.strictObject({
  answers: v.array(v.strictObject({ question, on: isoDate, by })),
});
