import { type FormEvent, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { sendingRates, setSendingRate } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { wholeNumber } from "../forms/whole-number.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import css from "./NewsletterScreen.module.css";

/** How many letters an hour leave. */
export function SendingRate({ lettersAnHour }: { lettersAnHour: number }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const [problem, setProblem] = useState("");
  const [isWrong, setWrong] = useState(false);
  const words = newsletterWords[locale].rate;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const rate = wholeNumber(new FormData(form).get("rate"), sendingRates);
    setWrong(rate === undefined);
    if (rate === undefined) {
      setProblem(fillIn(words.wrong, { least: sendingRates.least, most: sendingRates.most }));
      form.querySelector("input")?.focus();
      return;
    }
    setProblem("");
    run(setSendingRate, { lettersAnHour: rate }, words.saved, { rate: String(rate) }).catch(
      (error: unknown) => setProblem(problemSentence(error, officeProblemWords[locale])),
    );
  };
  return (
    <form className={css.card} onSubmit={save} noValidate>
      <p className="field">
        <label htmlFor="sending-rate">{words.label}</label>
        <input
          id="sending-rate"
          name="rate"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={lettersAnHour}
          aria-invalid={isWrong || undefined}
          aria-describedby="sending-rate-hint sending-rate-problem"
        />
        <span className="hint" id="sending-rate-hint">
          {words.hint}
        </span>
      </p>
      <p className="button-row">
        <button type="submit" className="button quiet">
          {words.save}
        </button>
      </p>
      <p role="alert" className="problem" id="sending-rate-problem">
        {problem}
      </p>
    </form>
  );
}
