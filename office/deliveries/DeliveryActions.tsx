import { deliveriesWords } from "#content/words/office/deliveries.ts";
import {
  type DeliveryRow,
  dismissDelivery,
  restoreDelivery,
  retryDelivery,
} from "#domain/office/delivery-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { ButtonRow } from "../parts/ButtonRow.tsx";
import { useAction } from "../parts/use-action.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useMe } from "../parts/use-me.ts";

const actions = { retry: retryDelivery, dismiss: dismissDelivery, restore: restoreDelivery } as const;
const doneOf = { retry: "retried", dismiss: "dismissed", restore: "restored" } as const;

/** What can be done with a delivery beside correcting its address. */
export function DeliveryActions({ delivery }: { delivery: DeliveryRow }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const { act, isRunning, problem } = useAction();
  const me = useMe();
  const words = deliveriesWords[locale];
  const isForOwner = delivery.canRetry && delivery.needsOwner && me?.role !== "owner";
  const isStuck = ["failed", "held", "withheld"].includes(delivery.state);
  const offered = [
    ...(delivery.canRetry && !isForOwner ? (["retry"] as const) : []),
    ...(delivery.needsPerson ? (["dismiss"] as const) : []),
    ...(isStuck && !delivery.needsPerson && delivery.canRetry ? (["restore"] as const) : []),
  ];
  return (
    <>
      {isForOwner && me && <p className="soft">{words.needsOwner}</p>}
      <ButtonRow problem={problem}>
        {offered.map((name) => (
          <button
            key={name}
            type="button"
            className="button quiet"
            aria-disabled={isRunning}
            onClick={() => act(() => run(actions[name], { id: delivery.id }, words.done[doneOf[name]]))}
          >
            {words[name]}
          </button>
        ))}
      </ButtonRow>
    </>
  );
}
