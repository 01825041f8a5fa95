import { formWords } from "#content/words/forms.ts";
import { wizardWords } from "#content/words/wizard.ts";
import { longest } from "#domain/forms/form-values.ts";
import type { Locale } from "#domain/locale.ts";
import { AnswerField } from "./AnswerField.tsx";
import { StepHead } from "./StepHead.tsx";
import styles from "./WizardSteps.module.css";
import { personStep } from "./wizard-steps.ts";

type Props = { locale: Locale; formId: string };

/** The head of the last step before the plan, and whom to send it to. */
export function PersonFields({ locale, formId }: Props) {
  const { question, why } = wizardWords[locale].steps.person;
  const { labels } = formWords[locale].business;
  return (
    <>
      <StepHead locale={locale} step={personStep} heading={question} why={why} />
      <div className={styles.answers}>
        <AnswerField
          formId={formId}
          name="fullName"
          label={labels.fullName}
          autoComplete="name"
          maxLength={longest.line}
          isWatched
        />
        <AnswerField
          formId={formId}
          name="email"
          label={labels.email}
          inputMode="email"
          autoComplete="email"
          maxLength={longest.email}
        />
        <AnswerField
          formId={formId}
          name="phone"
          label={labels.phone}
          type="tel"
          autoComplete="tel"
          maxLength={longest.phone}
        />
      </div>
    </>
  );
}
