import { formWords } from "#content/words/forms.ts";
import { wizardWords } from "#content/words/wizard.ts";
import type { Locale } from "#domain/locale.ts";
import { AnswerField } from "./AnswerField.tsx";
import { RadioCards } from "./RadioCards.tsx";
import { StepHead } from "./StepHead.tsx";
import { StepWay } from "./StepWay.tsx";
import frame from "./Wizard.module.css";
import styles from "./WizardSteps.module.css";
import { placeOf, stepFields, stepNames } from "./wizard-steps.ts";

type Props = { locale: Locale; formId: string };

/** The five steps that ask about the business. Drawn once: the island around them only shows one at a time. */
export function WizardSteps({ locale, formId }: Props) {
  const words = wizardWords[locale];
  const { labels, answers } = formWords[locale].business;
  return stepFields.slice(0, -1).map((fields, step) => {
    const { question, why, toGoOn } = words.steps[stepNames[step] ?? "person"];
    return (
      <section key={placeOf(step)} className={frame.step} aria-labelledby={placeOf(step)}>
        <StepHead locale={locale} step={step} heading={question} why={why} />
        <div className={styles.answers}>
          {fields.map((field) => {
            switch (field) {
              case "numOwners":
                return (
                  <div key={field} className={styles.number}>
                    <AnswerField
                      formId={formId}
                      name={field}
                      label={labels.numOwners}
                      type="number"
                      inputMode="numeric"
                      min={1}
                      max={9999}
                      faulty={formWords[locale].problems["owners-invalid"]}
                    />
                  </div>
                );
              case "allUSCitizens":
                return (
                  <RadioCards
                    key={field}
                    formId={formId}
                    name={field}
                    legend={words.citizens.question}
                    hint={words.citizens.why}
                    answers={answers.allUSCitizens}
                  />
                );
              case "businessType":
              case "needsPayroll":
              case "needsBookkeeping":
              case "needsAdvisory":
                return (
                  <RadioCards
                    key={field}
                    formId={formId}
                    name={field}
                    labelledBy={placeOf(step)}
                    answers={answers[field]}
                    hints={words.hints[field]}
                  />
                );
              default:
                return null;
            }
          })}
        </div>
        <StepWay words={words} toGoOn={toGoOn} isFirst={step === 0} />
      </section>
    );
  });
}
