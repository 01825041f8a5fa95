import { useState } from "react";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import {
  type DeliveryRow,
  dismissDelivery,
  restoreDelivery,
  retryDelivery,
} from "#domain/office/delivery-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";

const actions = { retry: retryDelivery, dismiss: dismissDelivery, restore: restoreDelivery } as const;
const doneOf = { retry: "retried", dismiss: "dismissed", restore: "restored" } as const;

/** What can be done with a delivery beside correcting its address. */
export function DeliveryActions({ delivery }: { delivery: DeliveryRow }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const [problem, setProblem] = useState("");
  const words = deliveriesWords[locale];
  const isStuck = ["failed", "held", "withheld"].includes(delivery.state);
  const offered = [
    ...(delivery.canRetry ? (["retry"] as const) : []),
    ...(delivery.needsPerson ? (["dismiss"] as const) : []),
    ...(isStuck && !delivery.needsPerson && delivery.canRetry ? (["restore"] as const) : []),
  ];
  const act = async (name: (typeof offered)[number]) => {
    setProblem("");
    await run(actions[name], { id: delivery.id }, words.done[doneOf[name]]).catch((error: unknown) =>
      setProblem(problemSentence(error, officeProblemWords[locale])),
    );
  };
  return (
    <>
      <p className="button-row">
        {offered.map((name) => (
          <button key={name} type="button" className="button quiet" onClick={() => void act(name)}>
            {words[name]}
          </button>
        ))}
      </p>
      <p role="alert" className="problem">
        {problem}
      </p>
    </>
  );
}
