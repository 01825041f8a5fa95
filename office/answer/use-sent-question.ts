import { useRef, useState } from "react";
import { saveDraft } from "#domain/office/answer-operations.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";

const storageName = "whatsapp-opened-for";

/**
 * The text with which WhatsApp was opened for a person, until somebody says whether it was sent. A phone may drop the page
 * meanwhile: the tab then remembers whom it was for, and the text is the person's draft on the server.
 */
export function useSentQuestion({ id, drafts }: Pick<PersonCard, "id" | "drafts">) {
  const { call } = useOffice();
  const [text, setText] = useState(() =>
    readId() === id ? drafts.find(({ channel }) => channel === "whatsapp")?.body : undefined,
  );
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  return {
    text,
    /** Resolves once the text is saved: noted before, it would be a draft again. */
    saved: () => saving.current,
    ask(opened: string) {
      setText(opened);
      storeId(id);
      // One that cannot be saved is still asked for as long as the page lives.
      saving.current = call(saveDraft, { id, channel: "whatsapp", subject: "", body: opened }).catch(
        () => {},
      );
    },
    settle() {
      setText(undefined);
      storeId("");
    },
  };
}
export type SentQuestionState = ReturnType<typeof useSentQuestion>;

function readId(): string | null {
  try {
    return sessionStorage.getItem(storageName);
  } catch {
    return null;
  }
}

function storeId(id: string): void {
  try {
    sessionStorage.setItem(storageName, id);
  } catch {
    // A browser that refuses storage asks as long as the page lives.
  }
}
