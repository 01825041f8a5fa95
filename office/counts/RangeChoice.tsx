import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { countsWords } from "#content/words/office/counts.ts";
import { days } from "#domain/durations.ts";
import { type CountRange, countRanges, longestCount } from "#domain/office/counts-operations.ts";
import { useOffice } from "../base/office-context.ts";
import chipCss from "../parts/Chip.module.css";
import css from "./RangeChoice.module.css";

type Props = { range: CountRange | undefined; from: string; to: string };

/** Which days are counted; they stand in the address. */
export function RangeChoice({ range, from, to }: Props) {
  const { locale } = useOffice();
  const words = countsWords[locale].range;
  const id = useId();
  const [, setParams] = useSearchParams();
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What was typed gives way to the days that are shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are the default values of its inputs.
  useEffect(() => form.current?.reset(), [from, to]);
  const show = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const [first, last] = [String(fields.get("from")), String(fields.get("to"))];
    // A day that is missing is no range either.
    const isRange = first <= last && Date.parse(last) - Date.parse(first) <= days(longestCount);
    setWrong(!isRange);
    if (isRange) setParams({ from: first, to: last });
  };
  return (
    <nav className={css.choice} aria-label={words.label}>
      {countRanges.map((each) => (
        <Link
          key={each}
          className={chipCss.chip}
          to={`?${new URLSearchParams({ range: each })}`}
          aria-current={each === range ? "page" : undefined}
        >
          {words.ranges[each]}
        </Link>
      ))}
      <details className={chipCss.opening} open={range === undefined}>
        <summary className={chipCss.chip}>{words.own}</summary>
        <form ref={form} className={css.days} noValidate onSubmit={show}>
          {(["from", "to"] as const).map((name) => (
            <label key={name} className="field">
              {words[name]}
              <input
                type="date"
                name={name}
                defaultValue={{ from, to }[name]}
                required
                aria-invalid={isWrong || undefined}
                aria-describedby={isWrong ? `${id}-wrong` : undefined}
              />
            </label>
          ))}
          <button type="submit" className="button quiet">
            {words.show}
          </button>
          {isWrong && (
            <p className="problem" id={`${id}-wrong`} role="alert">
              {words.wrong}
            </p>
          )}
        </form>
      </details>
    </nav>
  );
}
