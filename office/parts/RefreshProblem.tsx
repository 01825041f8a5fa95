import { fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./LoadProblem.module.css";
import { useMoments } from "./use-moments.ts";

type Props = {
  /** When what is shown was read, in milliseconds. */
  readAt: number;
  onRetry: () => void;
};

/** Stands above what is shown still, though it could not be read again. */
export function RefreshProblem({ readAt, onRetry }: Props) {
  const { locale } = useOffice();
  const { clock } = useMoments();
  return (
    <div className={css.problem} role="alert">
      <p>{fillIn(deskWords[locale].couldNotRefresh, { time: clock(readAt) })}</p>
      <button type="button" className="button quiet" onClick={onRetry}>
        {officeShellWords[locale].tryAgain}
      </button>
    </div>
  );
}
