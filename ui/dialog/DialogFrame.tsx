import type { ReactNode } from "react";
import { Icon } from "../Icon.tsx";
import styles from "./DialogFrame.module.css";

type Props = {
  /** What buttons name in `commandfor`. */
  id: string;
  heading: string;
  close: string;
  className?: string | undefined;
  /** Whether an opened dialog is read from this heading; not where its content has one of its own for that. */
  isReadFromHeading?: boolean;
  children: ReactNode;
};

export function DialogFrame({ id, heading, close, className = "", isReadFromHeading, children }: Props) {
  return (
    <dialog id={id} className={`${styles.dialog} ${className}`.trim()} aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        {/* Not the close button: an opened dialog is read from its heading. */}
        <h2 id={`${id}-heading`} {...(isReadFromHeading && { tabIndex: -1, autoFocus: true })}>
          {heading}
        </h2>
        <button type="button" className="button quiet" command="close" commandfor={id}>
          <Icon name="close" />
          {close}
        </button>
      </div>
      {children}
    </dialog>
  );
}
