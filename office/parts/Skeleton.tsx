import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Skeleton.module.css";

type Props = {
  lines?: number;
  /** Each stands for a row of a list. */
  isTall?: boolean;
};

/** Grey lines in the place of what is loading; they come after 200 ms, so that fast answers never flash. */
export function Skeleton({ lines = 3, isTall = false }: Props) {
  const { locale } = useOffice();
  return (
    <div className={css.skeleton} role="status">
      <span className="unseen">{officeShellWords[locale].loading}</span>
      {Array.from({ length: lines }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move
        <span key={place} className={isTall ? css.row : css.line} aria-hidden="true" />
      ))}
    </div>
  );
}
