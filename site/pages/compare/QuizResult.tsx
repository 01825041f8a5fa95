import type { ReactNode } from "react";
import { type QuizAnswers, recommendFiling } from "#domain/forms/filing-quiz.ts";
import { methodTiles } from "#domain/tiles/filing-tiles.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import type { FilingWays } from "./filing-ways.ts";
import css from "./QuizResult.module.css";
import type { QuizQuestionWords, QuizWords } from "./quiz-props.ts";

type Props = {
  answers: QuizAnswers;
  headingId: string;
  words: QuizWords;
  questions: readonly QuizQuestionWords[];
  ways: FilingWays;
  /** Says that the answers wait on the device, if they do. */
  note: ReactNode;
  onStartOver: () => void;
};

/** The way of filing the answers speak for, why, and where to go from here. */
export function QuizResult({ answers, headingId, words, questions, ways, note, onStartOver }: Props) {
  const { result } = words;
  const method = recommendFiling(answers);
  const recommendedWay = ways[method];
  const otherWay = ways[method === "mobile-app" ? "in-person" : "mobile-app"];
  const reasons = questions.flatMap(({ id, label, options }) => {
    const choice = options.find(({ value }) => value === answers[id]);
    return choice ? [{ id, question: label, answer: choice.label, speaksFor: choice.speaksFor }] : [];
  });
  return (
    <section className={css.result} aria-labelledby={headingId} data-result={method}>
      <div className={css.head}>
        <TileRose {...methodTiles[method]} className={css.rose} />
        <div>
          <h3 id={headingId} tabIndex={-1}>
            {result.heading[method]}
          </h3>
          <p className={css.price}>
            {recommendedWay.from} <b>{recommendedWay.price}</b> {recommendedWay.discount}
          </p>
        </div>
      </div>
      {note}
      <p>{result.text[method]}</p>
      <div className={`button-row ${css.doors}`}>
        <a className="button wide" href={recommendedWay.path}>
          {recommendedWay.seePrices}
        </a>
        <a className="button quiet" href={otherWay.path}>
          {otherWay.seePrices}
        </a>
        <button type="button" className="button quiet" command="show-modal" commandfor="scheduler">
          {words.bookAppointment}
        </button>
      </div>
      <h4>{result.why}</h4>
      <dl className={css.reasons}>
        {reasons.map(({ id, question, answer, speaksFor }) => (
          <div key={id}>
            <dt>{question}</dt>
            <dd>
              <span>{answer}</span>
              <b data-speaks-for={speaksFor}>
                {speaksFor === "either" ? result.spokeFor.either[method] : result.spokeFor[speaksFor]}
              </b>
            </dd>
          </div>
        ))}
      </dl>
      <p className={css.rule}>{result.rule[method]}</p>
      <button type="button" className="button quiet" onClick={onStartOver}>
        {result.startOver}
      </button>
    </section>
  );
}
