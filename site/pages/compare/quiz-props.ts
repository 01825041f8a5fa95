import { fillIn } from "#content/format/fill-in.ts";
import { type CompareWords, compareWords } from "#content/words/compare.ts";
import { formWords } from "#content/words/forms.ts";
import { shellWords } from "#content/words/shell.ts";
import { type QuizQuestionId, quizQuestions } from "#domain/forms/filing-quiz.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import { type FormPlace, settingsOf } from "../../forms/form-props.ts";
import type { FilingWays } from "./filing-ways.ts";

type SpokeFor = keyof CompareWords["quiz"]["result"]["spokeFor"];
type QuizOption = { value: string; label: string; speaksFor: SpokeFor };
export type QuizQuestionWords = { id: QuizQuestionId; label: string; options: QuizOption[] };

/** Everything the quiz says and links to, in one language. */
export function filingQuizProps(place: FormPlace, ways: FilingWays) {
  const { locale } = place;
  const { quiz, problems } = formWords[locale];
  const words = compareWords[locale].quiz;
  const settings = settingsOf("quiz", "quiz-form", place);
  return {
    settings: {
      ...settings,
      // A recommendation that could not be mailed is shown all the same.
      words: { ...settings.words, waiting: { title: words.notSent, text: quiz.failure } },
    },
    words: {
      ...words,
      steps: stepWords(words.step, locale),
      answerRequired: problems["answer-required"],
      emailLabel: quiz.email,
      bookAppointment: shellWords[locale].bookAppointment,
    },
    questions: quizQuestions.map(({ id, options }) => ({
      id,
      label: quiz.labels[id],
      options: optionsOf(options, quiz.answers[id]),
    })),
    ways,
  };
}

export type FilingQuizProps = ReturnType<typeof filingQuizProps>;
export type QuizWords = FilingQuizProps["words"];

/** How far each step is, the one for the e-mail included: "Step 1 of 5 · 20%". */
function stepWords(sentence: string, locale: Locale): string[] {
  const steps = quizQuestions.length + 1;
  const percent = new Intl.NumberFormat(languageTags[locale], { style: "percent" });
  return Array.from({ length: steps }, (_, index) => {
    const step = index + 1;
    return `${fillIn(sentence, { step, steps })} · ${percent.format(step / steps)}`;
  });
}

const optionsOf = (scores: Record<string, number>, labels: Record<string, string>): QuizOption[] =>
  Object.entries(scores).map(([value, score]) => ({
    value,
    label: labels[value] ?? value,
    speaksFor: score === 0 ? "in-person" : score === 1 ? "either" : "mobile-app",
  }));
