import { formatNumber } from "#content/format/format-number.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { sendingRates, setSendingRate } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { useNumberForm } from "../forms/use-number-form.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import css from "./NewsletterScreen.module.css";

/** How many letters an hour leave. */
export function SendingRate({ lettersAnHour }: { lettersAnHour: number }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const words = newsletterWords[locale].rate;
  const { submit, isRunning, problem, wrong } = useNumberForm({
    names: ["rate"] as const,
    bounds: sendingRates,
    refusal: words.wrong,
    send: ({ rate: lettersAnHour }) =>
      run(setSendingRate, { lettersAnHour }, words.saved, { rate: formatNumber(lettersAnHour, locale) }),
  });
  return (
    <form className={css.card} onSubmit={submit} noValidate>
      <p className="field">
        <label htmlFor="sending-rate">{words.label}</label>
        <input
          id="sending-rate"
          name="rate"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={lettersAnHour}
          aria-invalid={wrong !== undefined || undefined}
          aria-describedby="sending-rate-hint sending-rate-problem"
        />
        <span className="hint" id="sending-rate-hint">
          {words.hint}
        </span>
      </p>
      <p className="button-row">
        <button type="submit" className="button quiet" aria-disabled={isRunning}>
          {words.save}
        </button>
      </p>
      <p role="alert" className="problem" id="sending-rate-problem">
        {problem}
      </p>
    </form>
  );
}
