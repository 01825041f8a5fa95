import { type FormEvent, useState } from "react";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { momentWords, noBreak } from "#content/format/moments.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { countReaders } from "#domain/office/campaign-content.ts";
import { type getCampaign, scheduleCampaign } from "#domain/office/campaign-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { sendTimeProblem } from "#domain/office/send-time.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { instantOf, wallTimeOf } from "../parts/wall-time.ts";
import css from "./NewsletterScreen.module.css";

type Props = {
  data: OutputOf<typeof getCampaign>;
  /** What was typed before. */
  time: string | undefined;
  onTime: (time: string) => void;
};

/** Sends a draft now, or at a time of the practice's clock. */
export function SendForm({ data, time, onTime }: Props) {
  const { locale, names } = useOffice();
  const { timeZone } = names;
  const run = useDeskCommand();
  const showToast = useSuccessToast();
  /** What is sent is what was shown as it was asked. */
  const [asked, setAsked] = useState<{ version: number; at: string | null }>();
  const [problem, setProblem] = useState("");
  const words = newsletterWords[locale].send;
  const { campaign, audience, lettersAnHour } = data;
  const { id, version } = campaign;
  const count = countReaders(campaign.languages, audience);
  const minutes = fillCount(words.minutes, Math.max(1, Math.ceil((count / lettersAnHour) * 60)));
  /** With its year: a wrong one is a slip of each January. */
  const whole = (moment: string) =>
    momentWords(new Date(moment), locale, timeZone, noBreak, wallTimeOf(moment, timeZone).slice(0, 4));
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const at = String(new FormData(event.currentTarget).get("at"));
    const code = at && sendTimeProblem(Date.parse(instantOf(at, timeZone)), serverNow());
    const wrong = at ? code && words[code] : officeProblemWords[locale].fields["time-required"];
    setProblem(wrong ?? "");
    if (wrong) document.getElementById("campaign-at")?.focus();
    else setAsked({ version, at });
  };
  if (count === 0) return <p>{words.nobody}</p>;
  return (
    <section className={css.part} aria-labelledby="campaign-send">
      <h2 id="campaign-send">{words.heading}</h2>
      <form className={css.row} noValidate onSubmit={ask}>
        <p className={`field ${css.field}`}>
          <label htmlFor="campaign-at">
            {words.at} ({names.zone[locale]})
          </label>
          <input
            id="campaign-at"
            name="at"
            type="datetime-local"
            required
            defaultValue={time}
            onInput={(event) => onTime(event.currentTarget.value)}
            aria-invalid={problem !== "" || undefined}
            aria-describedby="campaign-at-problem"
          />
          <span className="problem" id="campaign-at-problem" role="alert">
            {problem}
          </span>
        </p>
        <p className="button-row">
          <button type="submit" className="button">
            {words.schedule}
          </button>
          <button type="button" className="button quiet" onClick={() => setAsked({ version, at: null })}>
            {words.now}
          </button>
        </p>
      </form>
      {asked && (
        <ConfirmDialog
          heading={fillCount(words.question, count)}
          text={
            <>
              {asked.at !== null &&
                `${fillIn(words.done.text, { moment: whole(instantOf(asked.at, timeZone)) })} `}
              {fillIn(words.text, { rate: formatNumber(lettersAnHour, locale), minutes })}
            </>
          }
          button={asked.at === null ? words.now : words.schedule}
          onClose={() => setAsked(undefined)}
          onConfirm={async () => {
            const { sendAt } = await run(scheduleCampaign, { id, ...asked });
            const { title, text } = asked.at === null ? words.going : words.done;
            showToast({ title, text: fillIn(text, { moment: whole(sendAt) }) });
          }}
        />
      )}
    </section>
  );
}
