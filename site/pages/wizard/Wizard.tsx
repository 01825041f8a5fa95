import type { MouseEvent, ReactNode } from "react";
import { createPortal } from "react-dom";
import type { BusinessFields } from "#domain/forms/business-form.ts";
import { businessForm } from "#domain/forms/business-form.ts";
import { isMailAddress } from "#domain/forms/form-values.ts";
import { planNotes, type RecommendationCode, recommendServices } from "#domain/forms/recommendations.ts";
import { hasSensitiveNumber } from "#domain/forms/sensitive-numbers.ts";
import { Field } from "#ui/form/Field.tsx";
import { LeadForm } from "../../forms/LeadForm.tsx";
import type { LeadFormSettings } from "../../forms/lead-form-settings.ts";
import { QueuedNote } from "../../forms/QueuedNote.tsx";
import { AnswerSummary } from "./AnswerSummary.tsx";
import { BusinessPlan, type PlanWords } from "./BusinessPlan.tsx";
import { FoldedSummary } from "./FoldedSummary.tsx";
import { ProblemAtField } from "./ProblemAtField.tsx";
import { StepWay } from "./StepWay.tsx";
import { summaryRows } from "./summary-rows.ts";
import { useWizard } from "./use-wizard.ts";
import styles from "./Wizard.module.css";
import { personStep, placeOf } from "./wizard-steps.ts";

export type WizardProps = {
  settings: LeadFormSettings;
  labels: Record<string, string>;
  /** Values and labels of the answers to each question that has a choice. */
  answers: Record<string, Record<string, string>>;
  /** What each recommendation is called: this is sent as `recommendations`. */
  services: Record<RecommendationCode, string>;
  words: {
    previous: string;
    toGoOn: string;
    download: string;
    summary: { heading: string; open: string; change: string };
    plan: PlanWords;
  };
  pdfPath: string;
};
/** Parts that are drawn once and never by this script. */
type Drawn = { steps?: ReactNode; person?: ReactNode; planHead?: ReactNode; planBody?: ReactNode };

/** The wizard: a form of six steps, a receipt of the answers beside it, and the plan that they make. */
export function Wizard({
  settings,
  labels,
  answers,
  services,
  words,
  pdfPath,
  ...drawn
}: WizardProps & Drawn) {
  const { step, show, sentPlan, ...wizard } = useWizard(settings.id);
  const rows = summaryRows(wizard.answers, labels, answers);
  const summary = <AnswerSummary rows={rows} words={words.summary} step={step ?? 0} onJump={show} />;
  const press = (event: MouseEvent) => {
    const button = (event.target as Element).closest("button");
    // The second click of a double click lands on the button of the next step: it presses nothing and takes no focus.
    if (button && event.detail > 1) event.preventDefault();
    else if (event.type === "click" && button?.matches("[data-previous]")) show((step ?? 1) - 1);
  };
  const plan = sentPlan && {
    at: sentPlan.at,
    codes: [...recommendServices(fieldsOf(sentPlan.answers)), ...planNotes(fieldsOf(sentPlan.answers))],
  };
  return (
    <div className={styles.wizard} data-step={step}>
      <div className={styles.desk} onInput={wizard.read}>
        <FoldedSummary
          heading={words.summary.heading}
          count={`${rows.filter(({ value }) => value).length}/${rows.length}`}
        >
          {summary}
        </FoldedSummary>
        {/* biome-ignore lint: the buttons inside are real ones; their clicks are heard here because they are drawn */}
        <div className={styles.card} onMouseDown={press} onClick={press}>
          <LeadForm
            rule={businessForm}
            settings={settings}
            maySubmit={wizard.maySubmit}
            recommend={(fields) => recommendServices(fieldsOf(fields)).map((code) => services[code])}
            // A confirmation is promised only where one can be sent.
            successFor={({ email = "" }) => (isMailAddress(email) ? undefined : settings.words.waiting)}
            onProblem={wizard.showField}
            onDone={wizard.finish}
            keepsAnswers
          >
            {({ submit, consent, problem }) => (
              <div>
                <ProblemAtField formId={settings.id} problem={problem} />
                {hasSensitiveNumber(wizard.answers.fullName ?? "") &&
                  createPortal(
                    // No bare text: React could not take it away again from a page that the browser translates.
                    <span>{settings.words.sensitiveWarning}</span>,
                    document.getElementById(`${settings.id}-fullName-warning`) as HTMLElement,
                  )}
                {drawn.steps}
                <section className={styles.step} aria-labelledby={placeOf(personStep)}>
                  {drawn.person}
                  <div className={styles.notes}>
                    <Field name="notes" type="textarea" label={labels.notes ?? ""} rows={3} />
                  </div>
                  <StepWay
                    words={{ previous: words.previous, next: settings.words.submit }}
                    toGoOn={words.toGoOn}
                    submit={submit}
                  />
                  <button type="submit" className={`button quiet wide ${styles.paper}`} formAction={pdfPath}>
                    {words.download}
                  </button>
                  {consent}
                </section>
              </div>
            )}
          </LeadForm>
        </div>
        <aside className={styles.side} aria-label={words.summary.heading}>
          <p className={styles.sideHeading}>{words.summary.heading}</p>
          {summary}
        </aside>
      </div>
      <BusinessPlan
        plan={plan}
        name={wizard.answers.fullName}
        words={words.plan}
        head={drawn.planHead}
        body={drawn.planBody}
        answers={summary}
        note={<QueuedNote {...settings.words.queued} />}
        onStartOver={wizard.startOver}
      />
    </div>
  );
}

const fieldsOf = (fields: Record<string, string>) => fields as BusinessFields;
