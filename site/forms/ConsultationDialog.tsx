import type { ReactNode } from "react";
import { shellWords } from "#content/words/shell.ts";
import type { Locale } from "#domain/locale.ts";
import { DialogFrame } from "#ui/dialog/DialogFrame.tsx";
import styles from "./ConsultationDialog.module.css";

type Props = {
  locale: Locale;
  /** What buttons name in `commandfor`. */
  id: string;
  heading: string;
  intro: string;
  form?: ReactNode;
};

export function ConsultationDialog({ locale, id, heading, intro, form }: Props) {
  return (
    <DialogFrame id={id} heading={heading} close={shellWords[locale].close} isReadFromHeading>
      <p className={styles.intro}>{intro}</p>
      {form}
    </DialogFrame>
  );
}
