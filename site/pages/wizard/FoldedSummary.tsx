import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./FoldedSummary.module.css";

type Props = { heading: string; count: string; children: ReactNode };

/** The answers so far where there is no room beside the form; drawn once they are unfolded. */
export function FoldedSummary({ heading, count, children }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  const read = () => setOpen(details.current?.open ?? false);
  // It may have been unfolded before this script ran.
  useEffect(read, []);
  return (
    <details ref={details} className={styles.folded} onToggle={read}>
      <summary>
        {`${heading} `}
        <span className={styles.count}>{count}</span>
      </summary>
      {isOpen && children}
    </details>
  );
}
