import { useRef, useState } from "react";
import { momentWords } from "#content/format/moments.ts";
import { answerWords } from "#content/words/office/answer.ts";
import type { Locale } from "#domain/locale.ts";
import { listOfferedTimes } from "#domain/office/answer-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { useCommands } from "../commands/registry.ts";
import { useAction } from "../parts/use-action.ts";
import css from "./OfferTimes.module.css";

type Props = {
  /** Of the person who gets the times. */
  language: Locale;
  onOffer: (times: string) => void;
};

/** Puts the next available times of the book into the text, in the person's language. */
export function OfferTimes({ language, onOffer }: Props) {
  const { call, locale, names } = useOffice();
  const [typeId, setTypeId] = useState(names.appointmentTypes[0]?.id ?? "");
  const { act, isRunning, problem: note, setProblem: setNote } = useAction();
  const words = answerWords[locale];
  // What is typed while the times are on their way belongs to a later drawing, and stays.
  const latest = useRef(onOffer);
  latest.current = onOffer;
  const offer = async () => {
    const { times } = await call(listOfferedTimes, { typeId });
    if (times.length === 0) setNote(words.noTimes);
    const lines = times.map(({ start }) => `• ${momentWords(new Date(start), language, names.timeZone)}`);
    if (lines.length > 0) latest.current(lines.join("\n"));
  };
  useCommands([{ id: "offer-times", words: words.offerTimes, keys: "o", run: () => act(offer) }]);
  return (
    <div className={css.offer}>
      <button type="button" className="button quiet" aria-disabled={isRunning} onClick={() => act(offer)}>
        {words.offerTimes}
      </button>
      <label>
        <span className="unseen">{words.offerFor}</span>
        <select value={typeId} onChange={(event) => setTypeId(event.target.value)}>
          {names.appointmentTypes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[locale]}
            </option>
          ))}
        </select>
      </label>
      <p role="status">{note}</p>
    </div>
  );
}
