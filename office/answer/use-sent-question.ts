import { useRef, useState } from "react";
import { saveDraft } from "#domain/office/answer-operations.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { readStored, store } from "../base/stored-text.ts";
import { keepInCard } from "./keep-in-card.ts";

/**
 * The text with which WhatsApp was opened for a person, until somebody says whether it was sent, and the answer that was
 * the last one then. A phone may drop the page meanwhile, and the card of another person may be opened: the tab remembers
 * that answer for each person, and the text is the person's draft on the server.
 */
export function useSentQuestion({
  id,
  drafts,
  lastAnswerId,
}: Pick<PersonCard, "id" | "drafts" | "lastAnswerId">) {
  const office = useOffice();
  const storageName = `whatsapp-opened-for ${id}`;
  const [{ text, seen }, setOpened] = useState(() => {
    const stored = readStored(storageName, "sessionStorage");
    const draft = drafts.find(({ channel }) => channel === "whatsapp");
    return stored ? { text: draft?.body, seen: stored === "none" ? null : stored } : {};
  });
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  return {
    text,
    seen,
    /** Resolves once the text is saved: noted before, it would be a draft again. */
    saved: () => saving.current,
    ask(opened: string) {
      setOpened({ text: opened, seen: lastAnswerId });
      store(storageName, lastAnswerId ?? "none", "sessionStorage");
      // One that cannot be saved is still asked for as long as the page lives.
      const draft = { channel: "whatsapp", subject: "", body: opened } as const;
      saving.current = office.call(saveDraft, { id, ...draft }).then(
        ({ savedAt }) => keepInCard(office, id, { ...draft, savedAt }),
        () => {},
      );
    },
    settle() {
      setOpened({});
      store(storageName, "", "sessionStorage");
    },
  };
}
export type SentQuestionState = ReturnType<typeof useSentQuestion>;
