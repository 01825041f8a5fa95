import type { ReactNode } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import type { PlanNote, RecommendationCode } from "#domain/forms/recommendations.ts";
import styles from "./BusinessPlan.module.css";
import { placeOf, planStep } from "./wizard-steps.ts";

export type PlanWords = Record<"preparedFor" | "answersHeading" | "validity" | "startOver", string> & {
  languageTag: string;
  timeZone: string;
};
type Props = {
  /** Missing until the answers were sent. */
  plan: { at: string; codes: readonly (RecommendationCode | PlanNote)[] } | undefined;
  name: string | undefined;
  words: PlanWords;
  head: ReactNode;
  body: ReactNode;
  answers: ReactNode;
  /** Says that the answers wait on the device, if they do. */
  note: ReactNode;
  onStartOver: () => void;
};

/** Step 7: the plan as a document, to read, to print and to take along. */
export function BusinessPlan({ plan, name = "", words, head, body, answers, note, onStartOver }: Props) {
  const { languageTag, timeZone } = words;
  const date = plan ? new Date(plan.at).toLocaleDateString(languageTag, { dateStyle: "long", timeZone }) : "";
  const values = { date, name: name.trim() };
  return (
    <section className={styles.plan} aria-labelledby={placeOf(planStep)} data-plan={plan?.codes.join(" ")}>
      {head}
      {plan && (
        <div className={styles.sheet}>
          {note}
          <p className={styles.lead}>{fillIn(words.preparedFor, values)}</p>
          {body}
          <h3>{words.answersHeading}</h3>
          {answers}
          <p className={styles.fine}>{fillIn(words.validity, values)}</p>
          <p>
            <button type="button" className="button quiet" onClick={onStartOver}>
              {words.startOver}
            </button>
          </p>
        </div>
      )}
    </section>
  );
}
