import { launchQuestions } from "#content/words/office/launch-questions.ts";
import type { Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

const known = Object.keys(launchQuestions.en);

// No mistake of the file: a question may leave with an update, and the other answers have to hold.
export const unknownAnswers: Rule = {
  id: "unknown-answers",
  severity: "warning",
  title: "Answers to questions that this checklist does not ask",
  reason: "An answer under a mistyped name settles nothing, and its question goes on being asked.",
  source: sources.ownPractice,
  find: ({ practice, at }) =>
    practice.preflight.answers.flatMap(({ question }, index) => {
      if (known.includes(question)) return [];
      const proposal = `One of ${known.join(", ")}, or take the answer out.`;
      return [{ places: [at("preflight", `answers.${index}`)], says: `“${question}”`, proposal }];
    }),
};
