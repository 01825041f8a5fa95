import { useState } from "react";
import { answerWords } from "#content/words/office/answer.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import type { AnswerChannel } from "../answer/answer-channels.ts";
import { useOffice } from "../base/office-context.ts";
import { type Command, useCommands } from "../commands/registry.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { useMe } from "../parts/use-me.ts";
import type { PersonChange } from "./use-person-change.ts";

/** The way of answering that is chosen, and the commands that choose it or change whose the person is. */
export function useAnswerCommands(person: PersonCard, { change }: PersonChange, onBook: () => void) {
  const { locale } = useOffice();
  const me = useMe();
  const fail = useFailureToast();
  const [channel, setChannel] = useState<AnswerChannel>(() => firstChannel(person));
  const [focusCount, setFocusCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const { channels } = answerWords[locale];
  const words = personWords[locale];
  const choose = (next: AnswerChannel) => {
    setChannel(next);
    setFocusCount((count) => count + 1);
    setOpen(true);
  };
  const answer = (id: AnswerChannel, keys: string): Command => ({
    id,
    keys,
    words: channels[id],
    run: () => choose(id),
  });
  const commands = {
    call: answer("call", "c"),
    mail: answer("mail", "e"),
    whatsapp: answer("whatsapp", "w"),
    note: answer("note", "m"),
    assignMe: {
      id: "assign-me",
      keys: "a",
      words: words.assignMe,
      run: () => void (me && change("assignedTo", me.id).catch(fail)),
    },
    stage: {
      id: "stage",
      keys: "s",
      words: words.changeStage,
      run: () => document.querySelector<HTMLElement>("[data-field=stage]")?.focus(),
    },
  } satisfies Record<string, Command>;
  const book = { id: "book", keys: "b", words: words.appointments.book, run: onBook };
  useCommands([...Object.values(commands), ...(person.deleteAt ? [] : [book])]);
  return { channel, focusCount, isOpen, choose, close: () => setOpen(false), commands };
}

/** WhatsApp where it reaches the person, else email. */
function firstChannel({ phone, email, blockedChannels }: PersonCard): AnswerChannel {
  const hasWhatsApp = phone && !blockedChannels.includes("whatsapp");
  return email && !hasWhatsApp && !blockedChannels.includes("mail") ? "mail" : "whatsapp";
}
