import type { ReactNode } from "react";
import { shellWords } from "#content/words/shell.ts";
import type { Locale } from "#domain/locale.ts";
import { Icon } from "#ui/Icon.tsx";
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
    <dialog id={id} className={styles.dialog} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        {/* biome-ignore lint/a11y/noAutofocus: an opened dialog is read from its heading, not from its close button */}
        <h2 id={`${id}-heading`} tabIndex={-1} autoFocus>
          {heading}
        </h2>
        <button type="button" className="button quiet" command="close" commandfor={id}>
          <Icon name="close" />
          {shellWords[locale].close}
        </button>
      </div>
      <p className={styles.intro}>{intro}</p>
      {form}
    </dialog>
  );
}
