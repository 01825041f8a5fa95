/** The questions of the filing quiz in order, with the score of each option in favour of the mobile app. */
export const quizQuestions = [
  { id: "supportLevel", options: { "face-to-face": 0, "basic-help": 1, self: 2 } },
  { id: "smartphoneComfort", options: { very: 2, somewhat: 1, not: 0 } },
  { id: "urgency", options: { asap: 0, week: 1, flexible: 2 } },
  { id: "interaction", options: { "walk-me-through": 0, digital: 2 } },
] as const satisfies readonly { id: string; options: Record<string, number> }[];

type Question = (typeof quizQuestions)[number];
export type QuizQuestionId = Question["id"];
export type QuizAnswers = Partial<Record<QuizQuestionId, string>>;
export type FilingMethod = "mobile-app" | "in-person";

/** The threshold, as a share of the highest score, from which the mobile app is recommended. */
const mobileThreshold = 0.6;

const highestScore = quizQuestions.reduce((sum, { options }) => sum + Math.max(...Object.values(options)), 0);

export function quizScore(answers: QuizAnswers): number {
  return quizQuestions.reduce((sum, question) => sum + optionScore(question, answers[question.id]), 0);
}

export function recommendFiling(answers: QuizAnswers): FilingMethod {
  return quizScore(answers) / highestScore >= mobileThreshold ? "mobile-app" : "in-person";
}

function optionScore({ options }: Question, chosen = ""): number {
  return Object.entries(options).find(([option]) => option === chosen)?.[1] ?? 0;
}
