import { useRef, useState } from "react";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import type { FieldValue, PersonChange, PersonField } from "./use-person-change.ts";

/** A field that changes as soon as another value is chosen: each change waits for the one before. */
export function useChoice(field: PersonField, value: FieldValue, changes: PersonChange) {
  const fail = useFailureToast();
  const [chosen, setChosen] = useState<FieldValue>();
  /** What the card will hold once all choices on their way are answered. */
  const sent = useRef<Promise<FieldValue>>(undefined);
  const choose = async (to: FieldValue, seen = value) => {
    const before = sent.current ?? Promise.resolve(seen);
    const sending = before.then((from) =>
      changes.change(field, to, from).then(
        () => to,
        (error) => {
          fail(error);
          return from;
        },
      ),
    );
    sent.current = sending;
    setChosen(to);
    await sending;
    if (sent.current !== sending) return;
    sent.current = undefined;
    setChosen(undefined);
  };
  return { shown: chosen === undefined ? value : chosen, choose };
}
