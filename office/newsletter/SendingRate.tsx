import { type FormEvent, useState } from "react";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { sendingRates, setSendingRate } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import css from "./NewsletterScreen.module.css";

/** How many letters an hour leave. */
export function SendingRate({ lettersAnHour }: { lettersAnHour: number }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const [problem, setProblem] = useState("");
  const words = newsletterWords[locale].rate;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem("");
    const rate = Number(new FormData(event.currentTarget).get("rate"));
    run(setSendingRate, { lettersAnHour: rate }, words.saved, { rate: String(rate) }).catch(
      (error: unknown) => setProblem(problemSentence(error, officeProblemWords[locale])),
    );
  };
  return (
    <form className={css.card} onSubmit={save}>
      <p className="field">
        <label htmlFor="sending-rate">{words.label}</label>
        <input
          id="sending-rate"
          name="rate"
          type="number"
          inputMode="numeric"
          required
          min={sendingRates.least}
          max={sendingRates.most}
          defaultValue={lettersAnHour}
          aria-describedby="sending-rate-hint"
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
      <p role="alert" className="problem">
        {problem}
      </p>
    </form>
  );
}
