import type { InputHTMLAttributes } from "react";
import styles from "./ChoiceCard.module.css";

type Props = InputHTMLAttributes<HTMLInputElement> & { "data-tier"?: number };

/** One answer among several: a native radio and its label, drawn as a card. */
export function ChoiceCard({ className = "", children, ...input }: Props) {
  return (
    <label className={`${styles.card} ${className}`}>
      <input type="radio" {...input} />
      <span>{children}</span>
    </label>
  );
}
