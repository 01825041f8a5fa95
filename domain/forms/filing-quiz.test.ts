import { expect, test } from "vitest";
import { quizQuestions, quizScore, recommendFiling } from "./filing-quiz.ts";

const answers = (supportLevel: string, smartphoneComfort: string, urgency: string, interaction: string) => ({
  supportLevel,
  smartphoneComfort,
  urgency,
  interaction,
});

test("the quiz has four questions and at most 8 points", () => {
  expect(quizQuestions).toHaveLength(4);
  expect(quizScore(answers("self", "very", "flexible", "digital"))).toBe(8);
  expect(quizScore(answers("face-to-face", "not", "asap", "walk-me-through"))).toBe(0);
});

test("five points of eight speak for the mobile app, four for an office visit", () => {
  const five = answers("basic-help", "very", "asap", "digital");
  const four = answers("basic-help", "somewhat", "asap", "digital");
  expect([quizScore(five), recommendFiling(five)]).toEqual([5, "mobile-app"]);
  expect([quizScore(four), recommendFiling(four)]).toEqual([4, "in-person"]);
});

test("every set of answers gets the method its share of the points asks for", () => {
  for (const a of Object.entries(quizQuestions[0].options))
    for (const b of Object.entries(quizQuestions[1].options))
      for (const c of Object.entries(quizQuestions[2].options))
        for (const d of Object.entries(quizQuestions[3].options)) {
          const points = a[1] + b[1] + c[1] + d[1];
          expect(recommendFiling(answers(a[0], b[0], c[0], d[0]))).toBe(
            points >= 5 ? "mobile-app" : "in-person",
          );
        }
});

test("an answer that is missing or made up counts nothing", () => {
  expect(quizScore({})).toBe(0);
  expect(recommendFiling({ supportLevel: "constructor", urgency: "toString" })).toBe("in-person");
});
