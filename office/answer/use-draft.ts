import { useEffect, useState, useSyncExternalStore } from "react";
import { saveDraft } from "#domain/office/answer-operations.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import type { DraftChannel } from "#domain/people/people.ts";
import { unsavedDrafts } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { isPassing } from "../base/office-problem.ts";
import { createDraftSaver, type DraftText } from "./draft-saver.ts";
import { keepInCard } from "./keep-in-card.ts";

/** The text that is being written to a person: saved on the server as it grows, kept here when that fails. */
export function useDraft(
  { id, drafts }: Pick<PersonCard, "id" | "drafts">,
  channel: DraftChannel,
  /** Stands in an empty field, and is no draft as long as nothing is changed in it. */
  suggestion = "",
) {
  const office = useOffice();
  const { call, queries } = office;
  const stored = drafts.find((draft) => draft.channel === channel);
  const [saver] = useState(() => {
    const queryKey = [unsavedDrafts, id, channel];
    const keep = (text?: DraftText) =>
      text ? queries.setQueryData(queryKey, text) : queries.removeQueries({ queryKey });
    return createDraftSaver({
      stored,
      unsaved: queries.getQueryData<DraftText>(queryKey),
      save: (text) => call(saveDraft, { id, channel, ...text }),
      keep,
      isPassing,
      // The form that is opened next begins with it.
      onSaved(text, savedAt) {
        keep();
        keepInCard(office, id, { channel, ...text, savedAt });
      },
    });
  });
  const state = useSyncExternalStore(saver.subscribe, saver.readState);
  useEffect(() => saver.open(), [saver]);
  // Before the page goes: the browser's question gives the saving its time.
  useEffect(() => {
    const saveFirst = (event: BeforeUnloadEvent) => saver.saveNow() && event.preventDefault();
    addEventListener("beforeunload", saveFirst);
    return () => removeEventListener("beforeunload", saveFirst);
  }, [saver]);
  useEffect(() => stored && saver.takeOver(stored), [saver, stored]);
  useEffect(() => saver.suggest(suggestion), [saver, suggestion]);
  const { change: setText, handOver, answer } = saver;
  return { ...state, setText, handOver, answer };
}
