import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { endSubscriber, removeSubscriber, type Subscriber } from "#domain/office/subscriber-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import css from "./NewsletterScreen.module.css";

/** A subscriber with the state, the noted consent, and what can be done. */
export function SubscriberItem({ subscriber, isOwner }: { subscriber: Subscriber; isOwner: boolean }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const { dayOf } = useDayWords();
  const [asking, setAsking] = useState<"end" | "erase">();
  const words = newsletterWords[locale];
  const { id, email, state, consent } = subscriber;
  const since = subscriber.endedAt ?? subscriber.confirmedAt ?? subscriber.askedAt;
  const question = asking && words[asking];
  return (
    <li className={css.item}>
      <p>
        <strong>{email}</strong>
        <br />
        <span className="soft">
          {words.subscriberStates[state]} {fillIn(words.since, { day: dayOf(since) })} ·{" "}
          {words.locales[subscriber.locale]}
          {consent && (
            <>
              <br />
              {fillIn(words.consent, { ...consent, way: words.ways[consent.way] })}
            </>
          )}
        </span>
      </p>
      <p className="button-row">
        {(state === "confirmed" || state === "pending") && (
          <button
            type="button"
            className="button quiet"
            aria-label={`${words.end.button}: ${email}`}
            onClick={() => setAsking("end")}
          >
            {words.end.button}
          </button>
        )}
        {isOwner && (
          <button
            type="button"
            className="button quiet"
            aria-label={`${words.erase.button}: ${email}`}
            onClick={() => setAsking("erase")}
          >
            {words.erase.button}
          </button>
        )}
      </p>
      {question && (
        <ConfirmDialog
          heading={fillIn(question.heading, { email })}
          text={question.text}
          button={question.button}
          onClose={() => setAsking(undefined)}
          onConfirm={() =>
            run(asking === "end" ? endSubscriber : removeSubscriber, { id }, question.done, { email })
          }
        />
      )}
    </li>
  );
}
