import { fillIn } from "#content/format/fill-in.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { TimelineEntry } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { Moment } from "./Moment.tsx";

type DeliveryEntry = Extract<TimelineEntry, { type: "delivery" }>;

/** A mail to the person, or a webhook about them. */
export function DeliveryLine({ entry, now }: { entry: DeliveryEntry; now: number }) {
  const { locale } = useOffice();
  const { confirmation, deliveries, deliveryStates } = personWords[locale].timeline;
  const { channel, target, state, reason, at } = entry;
  const stateWords = deliveryStates[state as keyof typeof deliveryStates] ?? state;
  return (
    <>
      <Moment at={at} now={now} />
      <p>
        <strong>{target ? fillIn(deliveries[channel], { target }) : confirmation}</strong>{" "}
        <small>{[stateWords, state !== "sent" && reason].filter(Boolean).join(" · ")}</small>
      </p>
    </>
  );
}
