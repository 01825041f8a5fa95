import { useState } from "react";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import type { DeliveryRow } from "#domain/office/delivery-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { showLetter, shownKinds } from "#domain/office/unsent-letter-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { ButtonRow } from "../parts/ButtonRow.tsx";
import { useAction } from "../parts/use-action.ts";
import css from "./DeliveryScreen.module.css";

/** A mail that was not sent yet, for whoever wants to read it; its button hides it again. */
export function UnsentLetter({ delivery: { id, kind, canRetry } }: { delivery: DeliveryRow }) {
  const { call, locale } = useOffice();
  const [letter, setLetter] = useState<OutputOf<typeof showLetter>>();
  const { act, isRunning, problem } = useAction();
  const words = deliveriesWords[locale];
  if (!letter && !(canRetry && shownKinds.includes(kind))) return null;
  return (
    <div className={css.letter}>
      <ButtonRow problem={problem}>
        <button
          type="button"
          className="button quiet"
          aria-expanded={letter !== undefined}
          aria-disabled={isRunning}
          onClick={() => act(async () => setLetter(letter ? undefined : await call(showLetter, { id })))}
        >
          {words.letter}
        </button>
      </ButtonRow>
      {letter && (
        <>
          <p className="soft">{words.letterHidden}</p>
          <pre lang={letter.locale}>
            <strong>{letter.subject}</strong>
            {`\n${letter.text}`}
          </pre>
        </>
      )}
    </div>
  );
}
