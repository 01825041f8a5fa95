import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { campaignCounts, countReaders } from "#domain/office/campaign-content.ts";
import { cancelCampaign, type getCampaign, resumeCampaign } from "#domain/office/campaign-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { CampaignCount } from "./CampaignCount.tsx";
import css from "./NewsletterScreen.module.css";

/** What became of the letters so far; an owner can stop what has not gone. */
export function CampaignReport({ data, isOwner }: { data: OutputOf<typeof getCampaign>; isOwner: boolean }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const [isResuming, setResuming] = useState(false);
  const words = newsletterWords[locale];
  const { campaign, report, audience, lastRefusal } = data;
  const isScheduled = campaign.state === "scheduled";
  const isPaused = campaign.state === "paused";
  const isSending = campaign.state === "sending" || isPaused;
  const { unschedule, unscheduleHeading, unscheduled, stop, heading, text, stopped } = words.cancel;
  const cancel = {
    seen: campaign.state,
    ...(isScheduled
      ? { button: unschedule, heading: unscheduleHeading, text: unscheduled.text, done: unscheduled }
      : { button: stop, heading, text, done: stopped }),
  };
  /** As it was asked: a newsletter that begins meanwhile would put another question under the finger. */
  const [asked, setAsked] = useState<typeof cancel>();
  const { left, waiting, ...settled } = report;
  const done = Object.values(settled).reduce((sum, each) => sum + each, 0);
  const expected = countReaders(campaign.languages, audience);
  const total = Math.max(expected, done + waiting, 1);
  const progress = fillIn(words.progress, { done, total });
  const shown = campaignCounts.filter((name) => name === "sent" || name === "left" || report[name] > 0);
  return (
    <section aria-labelledby="campaign-report" className={css.card}>
      <h2 id="campaign-report">{isScheduled ? words.states.scheduled : words.report}</h2>
      {isPaused && <p className="problem">{words.paused.text}</p>}
      {lastRefusal !== "" && (
        <p>
          {words.paused.answer} <q>{lastRefusal}</q>
        </p>
      )}
      {isSending && (
        <p>
          <progress className={css.progress} max={total} value={done} aria-label={progress} />
          <span>{progress}</span>
        </p>
      )}
      {!isScheduled && (
        <ul className={css.counts}>
          {shown.map((name) => (
            <li key={name}>
              <CampaignCount id={campaign.id} count={name} number={report[name]} />
            </li>
          ))}
        </ul>
      )}
      {!isScheduled && <p className="soft">{words.noTracking}</p>}
      {isOwner && (isScheduled || isSending || waiting > 0) && (
        <p className="button-row">
          {isPaused && (
            <button type="button" className="button quiet" onClick={() => setResuming(true)}>
              {words.paused.resume}
            </button>
          )}
          <button type="button" className="button quiet" onClick={() => setAsked(cancel)}>
            {cancel.button}
          </button>
        </p>
      )}
      {isResuming && (
        <ConfirmDialog
          heading={words.paused.heading}
          text={words.paused.question}
          button={words.paused.resume}
          onClose={() => setResuming(false)}
          onConfirm={() => run(resumeCampaign, { id: campaign.id }, words.paused.done)}
        />
      )}
      {asked && (
        <ConfirmDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onConfirm={() => run(cancelCampaign, { id: campaign.id, seen: asked.seen }, asked.done)}
        />
      )}
    </section>
  );
}
