import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { TimelineEntry } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { useDeliveryWords } from "../deliveries/use-delivery-words.ts";
import { DeliveryState } from "./DeliveryState.tsx";
import { Moment } from "./Moment.tsx";

type DeliveryEntry = Extract<TimelineEntry, { type: "delivery" }>;

/** A mail to the person, or a webhook about them. */
export function DeliveryLine({ entry, now }: { entry: DeliveryEntry; now: number }) {
  const { locale } = useOffice();
  const { kindOf, problemOf } = useDeliveryWords();
  const { webhook, deliveryStates } = personWords[locale].timeline;
  const { id, channel, target, state, at } = entry;
  const stateWords = deliveryStates[state as keyof typeof deliveryStates] ?? state;
  return (
    <>
      <Moment at={at} now={now} />
      <p>
        <strong>{channel === "webhook" ? fillIn(webhook, { target }) : kindOf(entry)}</strong>{" "}
        <small>
          <DeliveryState id={id} state={state} words={joinFacts([stateWords, problemOf(entry)])} />
        </small>
      </p>
    </>
  );
}
