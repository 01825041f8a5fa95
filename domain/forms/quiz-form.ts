import * as v from "valibot";
import { quizQuestions } from "./filing-quiz.ts";
import { email, oneOf } from "./form-values.ts";

export const quizForm = v.object({
  email: email(),
  ...Object.fromEntries(
    quizQuestions.map(({ id, options }) => [id, oneOf(Object.keys(options), "answer-required")] as const),
  ),
});
