import type { ReactNode } from "react";
import { Icon } from "#ui/Icon.tsx";
import styles from "./SchedulerDialog.module.css";

type Props = {
  /** What buttons name in `commandfor`. */
  id: string;
  heading: string;
  close: string;
  calendar?: ReactNode;
};

export function SchedulerDialog({ id, heading, close, calendar }: Props) {
  return (
    <dialog id={id} className={styles.dialog} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        <button type="button" className="button quiet" command="close" commandfor={id}>
          <Icon name="close" />
          {close}
        </button>
      </div>
      {calendar}
    </dialog>
  );
}
