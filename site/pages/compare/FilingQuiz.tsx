import { quizForm } from "#domain/forms/quiz-form.ts";
import { Field } from "#ui/form/Field.tsx";
import { LeadForm } from "../../forms/LeadForm.tsx";
import { QueuedNote } from "../../forms/QueuedNote.tsx";
import css from "./FilingQuiz.module.css";
import { QuizProgress } from "./QuizProgress.tsx";
import { QuizQuestion } from "./QuizQuestion.tsx";
import { QuizResult } from "./QuizResult.tsx";
import type { FilingQuizProps } from "./quiz-props.ts";
import { stepHeadingId, useQuizSteps } from "./use-quiz-steps.ts";

/**
 * Which way of filing fits the visitor. All steps are one form: the style sheet shows them one at a time as soon as
 * they are answered, this script adds the way back and the result, and without script they stand below each other.
 */
export function FilingQuiz({ settings, words, questions, ways }: FilingQuizProps) {
  const quiz = useQuizSteps(questions.map(({ id }) => id));
  const { step, answers } = quiz;
  const emailStep = questions.length;
  return (
    <div ref={quiz.box} className={css.quiz} data-step={step} {...quiz.watch}>
      <p className="unseen" role="status">
        {step ? words.steps[step] : ""}
      </p>
      <div hidden={Boolean(answers)}>
        <LeadForm
          rule={quizForm}
          settings={settings}
          maySubmit={quiz.maySubmit}
          onDone={quiz.finish}
          onProblem={quiz.goTo}
        >
          {({ consent, isSending }) => (
            <div className={css.steps}>
              {questions.map((question, index) => (
                <QuizQuestion
                  key={question.id}
                  question={question}
                  step={index}
                  isCurrent={step === index}
                  isMissing={quiz.missingQuestion === question.id}
                  words={words}
                  onChoose={quiz.choose}
                  onBack={quiz.back}
                />
              ))}
              <section
                className={`${css.step} ${css.email}`}
                data-current={step === emailStep || undefined}
                aria-labelledby={stepHeadingId(emailStep)}
              >
                <QuizProgress words={words} step={emailStep} />
                <h3 id={stepHeadingId(emailStep)} tabIndex={-1} className={css.heading}>
                  {words.email.heading}
                </h3>
                <p className={css.text}>{words.email.text}</p>
                <Field name="email" type="email" label={words.emailLabel} autoComplete="email" required />
                <button
                  type="submit"
                  className="button wide"
                  disabled={isSending || (step !== undefined && !quiz.hasEmail)}
                >
                  {isSending ? settings.words.submitting : settings.words.submit}
                </button>
                <div className={css.moves}>
                  <button type="button" className="button quiet" disabled={isSending} onClick={quiz.back}>
                    {words.back}
                  </button>
                  <button type="button" className="button quiet" onClick={quiz.skip}>
                    {words.email.skip}
                  </button>
                </div>
                {consent}
              </section>
            </div>
          )}
        </LeadForm>
      </div>
      {answers && (
        <QuizResult
          answers={answers}
          headingId={stepHeadingId(emailStep + 1)}
          words={words}
          questions={questions}
          ways={ways}
          note={<QueuedNote {...settings.words.queued} />}
          onStartOver={quiz.startOver}
        />
      )}
    </div>
  );
}
