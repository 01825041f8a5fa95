import * as v from "valibot";
import { quizQuestions } from "./filing-quiz.ts";
import { email, oneOf } from "./form-values.ts";

/** The e-mail step of the quiz, with the answers that were given before it. */
export const quizForm = v.object({
  email: email(),
  ...Object.fromEntries(
    quizQuestions.map(({ id, options }) => [id, oneOf(Object.keys(options), "answer-required")] as const),
  ),
});
