import { fillIn } from "#content/format/fill-in.ts";
import { planNoteSentences } from "#content/plan-services.ts";
import { schedulerId } from "#content/routes.ts";
import { planWords } from "#content/words/plan.ts";
import { shellWords } from "#content/words/shell.ts";
import { wizardWords } from "#content/words/wizard.ts";
import type { PlanNote } from "#domain/forms/recommendations.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { DialogButton } from "../../frame/DialogButton.tsx";
import { NumberedList } from "../../frame/NumberedList.tsx";
import styles from "./PlanBody.module.css";
import { PlanServices } from "./PlanServices.tsx";

type Props = { locale: Locale; practice: Practice; formId: string; pdfPath: string };

const allNotes: readonly PlanNote[] = ["nonresident-owner", "texas-filing-fee"];

/** Everything a plan may say. The island names what belongs to it, and the styles show that. */
export function PlanBody({ locale, practice, formId, pdfPath }: Props) {
  const words = planWords[locale];
  return (
    <>
      <h3>{words.servicesHeading}</h3>
      <PlanServices locale={locale} practice={practice} />
      <div className={styles.notes}>
        <h3>{words.notesHeading}</h3>
        <ul>
          {allNotes.flatMap((note) =>
            planNoteSentences([note], practice, locale).map((sentence) => (
              <li key={sentence} data-planned={note}>
                {sentence}
              </li>
            )),
          )}
        </ul>
      </div>
      <h3>{words.stepsHeading}</h3>
      <NumberedList steps={words.steps.map((step) => fillIn(step, practice.proof))} />
      <p className={styles.fine}>{words.noSsn}</p>
      <div className={`button-row ${styles.buttons}`}>
        <DialogButton opens={schedulerId} label={shellWords[locale].bookAppointment} icon="calendar" />
        {/* Posts the answers: in an address they would end up in histories and logs. */}
        <button type="submit" className="button quiet" form={formId} formAction={pdfPath}>
          {wizardWords[locale].plan.download}
        </button>
      </div>
    </>
  );
}
