import { type ReactNode, useLayoutEffect, useRef } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { momentWords } from "#content/format/moments.ts";
import type { Locale } from "#domain/locale.ts";
import type { SentWords } from "./lead-form-settings.ts";
import css from "./SentPanel.module.css";
import { sentLines } from "./sent-lines.ts";
import type { SentForm } from "./use-sent-form.ts";

type Props = {
  locale: Locale;
  words: SentWords;
  note: ReactNode;
  sent: SentForm;
  serviceNames: Readonly<Record<string, string>> | undefined;
  onAgain: () => void;
};

/** The place of a form that was sent: what, by when it is answered, and what happens next. */
export function SentPanel({ locale, words, note, sent, serviceNames, onAgain }: Props) {
  const { promise, steps, again, timeZone } = words;
  const { fields, toast, replyBy, isQueued } = sent;
  const heading = useRef<HTMLHeadingElement>(null);
  // With each that was sent: one may take the place of another.
  useLayoutEffect(() => {
    if (sent.takesFocus) heading.current?.focus();
  }, [sent]);
  const [name, ...subjects] = sentLines(fields, serviceNames);
  return (
    <div className={css.panel}>
      <h3 ref={heading} tabIndex={-1}>
        {toast.title}
      </h3>
      <p className={css.lines}>
        <strong>{name}</strong>
        {subjects.map((subject) => `\n${subject}`)}
      </p>
      <p>
        {replyBy ? fillIn(promise, { moment: momentWords(new Date(replyBy), locale, timeZone) }) : toast.text}
      </p>
      {isQueued && note}
      {steps && (
        <ol className={css.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <button type="button" className="button quiet" onClick={onAgain}>
        {again}
      </button>
    </div>
  );
}
