import { useId } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import type { DeliveryAttempt } from "#domain/office/delivery-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { ListHeading } from "../parts/ListHeading.tsx";
import { useMoments } from "../parts/use-moments.ts";
import { useNow } from "../parts/use-now.ts";
import css from "./DeliveryScreen.module.css";
import { useDeliveryWords } from "./use-delivery-words.ts";

/** The tries of a delivery, the latest first. */
export function AttemptRows({ attempts }: { attempts: readonly DeliveryAttempt[] }) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const { problemOf } = useDeliveryWords();
  const now = useNow();
  const headingId = useId();
  const words = deliveriesWords[locale].attempts;
  return (
    <section aria-labelledby={headingId}>
      <ListHeading id={headingId}>{words.heading}</ListHeading>
      {attempts.length === 0 && <p>{words.none}</p>}
      <ol className={css.attempts}>
        {attempts.map((attempt) => {
          const { id, startedAt, attempt: number, trigger, by, ms, outcome, status, answer } = attempt;
          const facts = [
            short(startedAt, now),
            fillIn(words.triggers[trigger], { by: by || words.console }),
            `${ms} ms`,
            status,
          ];
          return (
            <li key={id}>
              <span>
                <strong>{words.outcomes[outcome]}</strong> · {fillIn(words.number, { number })}
              </span>
              <small>{joinFacts(facts)}</small>
              {outcome !== "sent" && <span>{problemOf(attempt)}</span>}
              {answer && (
                <details>
                  <summary>
                    {words.answer}
                    <span className="unseen">: {fillIn(words.number, { number })}</span>
                  </summary>
                  <pre translate="no">{answer}</pre>
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
