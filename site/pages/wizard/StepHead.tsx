import { fillIn } from "#content/format/fill-in.ts";
import { wizardWords } from "#content/words/wizard.ts";
import { type Locale, languageTags } from "#domain/locale.ts";
import styles from "./StepHead.module.css";
import { placeOf, stepCount } from "./wizard-steps.ts";

type Props = {
  locale: Locale;
  /** From 0. */
  step: number;
  heading: string;
  why?: string;
};

/** How far along a step is, in words, as a percentage and as a bar, and what it is about. */
export function StepHead({ locale, step, heading, why }: Props) {
  const percent = new Intl.NumberFormat(languageTags[locale], { style: "percent" });
  const done = percent.format((step + 1) / stepCount);
  const text = fillIn(wizardWords[locale].progress, { step: step + 1, steps: stepCount });
  return (
    <>
      <p className={styles.progress} aria-hidden="true">
        {text} <span>{done}</span>
      </p>
      <progress className={styles.bar} max={stepCount} value={step + 1} aria-label={`${text}, ${done}`} />
      {/* Reached by the address, and what a screen reader hears at a new step. */}
      <h2 className={styles.heading} id={placeOf(step)} tabIndex={-1}>
        <span className="unseen">{text}: </span>
        {heading}
      </h2>
      {why && <p className={styles.why}>{why}</p>}
    </>
  );
}
