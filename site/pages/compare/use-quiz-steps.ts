import { type FormEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { QuizAnswers, QuizQuestionId } from "#domain/forms/filing-quiz.ts";

/** The `id` of a step's heading, which gets the focus. */
export const stepHeadingId = (step: number) => `quiz-step-${step}`;

type QuizSteps = {
  box: RefObject<HTMLDivElement | null>;
  /** From 0: the questions, the e-mail, the result. Undefined until this script has taken over from the style sheet. */
  step: number | undefined;
  /** The question that was left without an answer. */
  missingQuestion: QuizQuestionId | undefined;
  hasEmail: boolean;
  /** What the result is about; there only when it is shown. */
  answers: QuizAnswers | undefined;
  choose: () => void;
  back: () => void;
  skip: () => void;
  maySubmit: () => boolean;
  finish: (answers: QuizAnswers) => void;
  goTo: (field: string) => void;
  startOver: () => void;
  watch: Record<"onKeyDownCapture" | "onKeyUpCapture" | "onPointerDownCapture", () => void> & {
    onInput: (event: FormEvent<HTMLElement>) => void;
  };
};

/** The way through the quiz. The native radios hold the answers; this knows only which step is shown. */
export function useQuizSteps(questions: readonly QuizQuestionId[]): QuizSteps {
  const box = useRef<HTMLDivElement>(null);
  const isByKeyboard = useRef(false);
  const firstShown = useRef<number>(undefined);
  const [step, setStep] = useState<number>();
  const [missingQuestion, setMissingQuestion] = useState<QuizQuestionId>();
  const [hasEmail, setHasEmail] = useState(false);
  const [answers, setAnswers] = useState<QuizAnswers>();
  const emailStep = questions.length;
  const current = () => step ?? firstOpenStep(box.current, questions);

  // Before the effects of the form inside, which repeat what was pressed while this script was on its way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useLayoutEffect(() => {
    firstShown.current = current();
    setStep(firstShown.current);
    setHasEmail(Boolean(emailIn(box.current)?.value.trim()));
  }, []);
  useFocusOnStep(step, firstShown);

  const show = (next: number) => {
    setMissingQuestion(undefined);
    setStep(next);
  };
  const goOn = () => {
    const question = questions[current()];
    if (!question || chosenIn(box.current, question)) return show(current() + 1);
    setMissingQuestion(question);
    radiosOf(box.current, question)[0]?.focus();
  };
  const finish = (sentAnswers: QuizAnswers) => {
    // A letter that took long to be sent must not end a second round.
    const standing = answersIn(box.current, questions);
    if (questions.some((question) => standing[question] !== sentAnswers[question])) return;
    setAnswers(sentAnswers);
    setStep((now) => (now === emailStep ? emailStep + 1 : now));
  };

  const noteKeyboard = () => {
    isByKeyboard.current = true;
  };

  return {
    box,
    step,
    missingQuestion,
    hasEmail,
    answers: step === emailStep + 1 ? answers : undefined,
    // Arrow keys try the choices out: only a pointer's choice goes on by itself (WCAG 3.2.2).
    choose: () => (isByKeyboard.current ? setMissingQuestion(undefined) : goOn()),
    back: () => show(Math.max(0, current() - 1)),
    skip: () => finish(answersIn(box.current, questions)),
    maySubmit: () => {
      if (current() === emailStep) return Boolean(emailIn(box.current)?.value.trim());
      goOn();
      return false;
    },
    finish,
    goTo: (field) => {
      const question = questions.indexOf(field as QuizQuestionId);
      const faulty = question < 0 ? emailStep : question;
      // A refusal that comes late takes nobody back from the result.
      setStep((now = faulty) => (now > emailStep ? now : faulty));
    },
    startOver: () => {
      const form = emailIn(box.current)?.form;
      form?.reset();
      form?.dispatchEvent(new Event("lead:sent"));
      setHasEmail(false);
      show(0);
    },
    watch: {
      onKeyDownCapture: noteKeyboard,
      // A key that went down before this script had come.
      onKeyUpCapture: noteKeyboard,
      onPointerDownCapture: () => {
        isByKeyboard.current = false;
      },
      onInput: ({ target }) => {
        if (target === emailIn(box.current)) setHasEmail(Boolean((target as HTMLInputElement).value.trim()));
      },
    },
  };
}

/** A new step is read from its heading; the one that was shown already only takes a focus that would be lost. */
function useFocusOnStep(step: number | undefined, firstShown: RefObject<number | undefined>) {
  useEffect(() => {
    if (step === undefined) return;
    const heading = document.getElementById(stepHeadingId(step));
    const wasShown = step === firstShown.current;
    firstShown.current = undefined;
    if (wasShown && (step === 0 || !isFocusLost(heading))) return;
    heading?.focus();
  }, [step, firstShown]);
}

// On nothing, or in another step than the one shown.
function isFocusLost(heading: Box): boolean {
  const focusedElement = document.activeElement;
  if (!focusedElement || focusedElement === document.body) return true;
  return Boolean(
    heading?.closest("form")?.contains(focusedElement) &&
      !heading.closest("section")?.contains(focusedElement),
  );
}

type Box = HTMLElement | null;
const emailIn = (box: Box) => box?.querySelector<HTMLInputElement>("input[name=email]");
const radiosOf = (box: Box, question: QuizQuestionId) => [
  ...(box?.querySelectorAll<HTMLInputElement>(`input[name=${question}]`) ?? []),
];
const chosenIn = (box: Box, question: QuizQuestionId) =>
  radiosOf(box, question).find(({ checked }) => checked)?.value;
const answersIn = (box: Box, questions: readonly QuizQuestionId[]): QuizAnswers =>
  Object.fromEntries(questions.map((question) => [question, chosenIn(box, question) ?? ""]));

/**
 * The step the style sheet shows before this script has come: the first question at fault, without an answer, or
 * with the keyboard still in it; the e-mail when there is none.
 */
function firstOpenStep(box: Box, questions: readonly QuizQuestionId[]): number {
  const shownFault = box?.querySelector<HTMLElement>("[data-error-for]:not([hidden])")?.dataset.errorFor;
  const isOpen = (question: QuizQuestionId) =>
    shownFault
      ? question === shownFault
      : !chosenIn(box, question) || radiosOf(box, question).some(isKeyboardIn);
  const index = questions.findIndex(isOpen);
  return index < 0 ? questions.length : index;
}

const isKeyboardIn = (radio: HTMLElement) =>
  Boolean(radio.closest("section")?.matches(":has(:focus-visible)"));
