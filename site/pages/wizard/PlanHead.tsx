import { planWords } from "#content/words/plan.ts";
import { wizardWords } from "#content/words/wizard.ts";
import type { Locale } from "#domain/locale.ts";
import styles from "./PlanBody.module.css";
import { StepHead } from "./StepHead.tsx";
import { planStep } from "./wizard-steps.ts";

/** The head of the plan, and what stands there until the answers have come. */
export function PlanHead({ locale }: { locale: Locale }) {
  return (
    <>
      {/* Painted with the pattern of the band under the page's header. */}
      <svg className={styles.band} aria-hidden="true">
        <rect width="100%" height="24" fill="url(#tile-band)" />
      </svg>
      <div className={styles.head}>
        <StepHead locale={locale} step={planStep} heading={planWords[locale].title} />
        <p className={styles.waiting}>{wizardWords[locale].plan.waiting}</p>
      </div>
    </>
  );
}
