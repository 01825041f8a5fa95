import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { answerWords } from "#content/words/office/answer.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { listTemplates } from "#domain/office/template-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import css from "./AnswerPanel.module.css";
import { type AnswerChannel, answerChannels } from "./answer-channels.ts";
import { CallForm } from "./CallForm.tsx";
import { MessageForm } from "./MessageForm.tsx";
import { NoteForm } from "./NoteForm.tsx";
import type { SeenAnswers } from "./use-seen-answers.ts";

type Props = {
  person: PersonCard;
  channel: AnswerChannel;
  /** Grows each time a command leads here, which gives the first field the focus. */
  focusCount: number;
  seenAnswers: SeenAnswers;
  onChannel: (channel: AnswerChannel) => void;
  onOpenWhatsApp: (text: string) => void;
  onDone: () => void;
};

/** All ways to answer a person, one at a time. */
export function AnswerPanel({
  person,
  channel,
  focusCount,
  seenAnswers,
  onChannel,
  onOpenWhatsApp,
  onDone,
}: Props) {
  const { call, locale } = useOffice();
  const panel = useRef<HTMLElement>(null);
  const words = answerWords[locale];
  // A template's key that is pressed at once would be typed into the text.
  const { isPending } = useQuery(queryOf(call, listTemplates, {}));
  const isWaiting = isPending && (channel === "mail" || channel === "whatsapp");
  const isBlocked = person.blockedChannels.some((each) => each === channel);
  useEffect(() => {
    if (focusCount > 0 && !isWaiting)
      panel.current?.querySelector<HTMLElement>("[data-first-field]")?.focus();
  }, [focusCount, isWaiting]);
  return (
    <section className={css.panel} ref={panel} aria-label={words.heading}>
      <div className={css.channels}>
        {answerChannels.map((each) => (
          <button
            key={each}
            type="button"
            aria-current={each === channel || undefined}
            onClick={() => onChannel(each)}
          >
            {words.channels[each]}
          </button>
        ))}
      </div>
      <div className={css.form}>
        {isBlocked && <p className={`problem ${css.blocked}`}>{words.blocked}</p>}
        {channel === "call" && <CallForm person={person} onDone={onDone} />}
        {channel === "note" && <NoteForm person={person} onDone={onDone} />}
        {channel === "whatsapp" && !person.phone && <p>{words.noPhone}</p>}
        {channel === "mail" && !person.email && <p>{words.noEmail}</p>}
        {!isBlocked && ((channel === "whatsapp" && person.phone) || (channel === "mail" && person.email)) && (
          <MessageForm
            key={channel}
            person={person}
            channel={channel}
            seenAnswers={seenAnswers}
            onOpenWhatsApp={onOpenWhatsApp}
            onDone={onDone}
          />
        )}
      </div>
    </section>
  );
}
