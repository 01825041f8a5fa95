import css from "./MonthBar.module.css";

type Props = {
  id: string;
  words: Record<"previousMonth" | "nextMonth", string>;
  name: string;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

export function MonthBar({ id, words, name, onPrevious, onNext }: Props) {
  return (
    <div className={css.bar}>
      <p id={id} tabIndex={-1} className={css.name} aria-live="polite">
        {name}
      </p>
      {/* Not `disabled`: the focus would be lost on the way to the last month. */}
      <button
        type="button"
        className={css.arrow}
        aria-label={words.previousMonth}
        aria-disabled={!onPrevious}
        onClick={onPrevious}
      >
        <Arrow drawing="m14.5 5-7 7 7 7" />
      </button>
      <button
        type="button"
        className={css.arrow}
        aria-label={words.nextMonth}
        aria-disabled={!onNext}
        onClick={onNext}
      >
        <Arrow drawing="m9.5 5 7 7-7 7" />
      </button>
    </div>
  );
}

const Arrow = ({ drawing }: { drawing: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d={drawing} />
  </svg>
);
