import { useEffect, useRef, useState } from "react";
import { saveDraft } from "#domain/office/answer-operations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import type { DraftChannel } from "#domain/people/people.ts";
import { unsavedDrafts } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { isPassing } from "../base/office-problem.ts";
import { queryOf } from "../base/query-of.ts";

type Text = { subject: string; body: string };
const none: Text = { subject: "", body: "" };
/** How long after the last key a draft is saved, and after a failure is tried again, in milliseconds. */
const saveDelay = 1000;
const retryDelay = 5000;

/** The text that is being written to a person: saved on the server as it grows, kept here when that fails. */
export function useDraft(
  { id, drafts }: Pick<PersonCard, "id" | "drafts">,
  channel: DraftChannel,
  /** Stands in an empty field, and is no draft as long as nothing is changed in it. */
  suggestion = "",
) {
  const { call, queries } = useOffice();
  const unsavedKey = [unsavedDrafts, id, channel];
  const [unsaved] = useState(() => queries.getQueryData<Text>(unsavedKey));
  const stored = drafts.find((draft) => draft.channel === channel);
  const [text, setText] = useState<Text>(unsaved ?? stored ?? none);
  const [savedAt, setSavedAt] = useState(stored?.savedAt);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const saved = useRef<Text>(stored ?? none);
  const isSaved = saved.current.subject === text.subject && saved.current.body === text.body;

  /** The form that is opened next begins with it: the card is not read again for a draft. */
  const noteSaved = ({ subject, body }: Text, at: string) => {
    queries.removeQueries({ queryKey: unsavedKey });
    queries.setQueryData(queryOf(call, getPerson, { id }).queryKey, (card) => {
      const others = card?.drafts.filter((draft) => draft.channel !== channel) ?? [];
      return (
        card && { ...card, drafts: [...others, ...(body ? [{ channel, subject, body, savedAt: at }] : [])] }
      );
    });
  };
  const saving = useRef(Promise.resolve());
  const isAnswering = useRef(false);
  const send = async ({ subject, body }: Text) => {
    try {
      const answer = await call(saveDraft, { id, channel, subject, body });
      saved.current = { subject, body };
      setSavedAt(body ? answer.savedAt : undefined);
      setFailed(false);
      noteSaved({ subject, body }, answer.savedAt);
    } catch (error) {
      // Whose session has ended leaves nothing behind.
      if (!isPassing(error)) queries.removeQueries({ queryKey: unsavedKey });
      else if (isLeft.current) queries.setQueryData(unsavedKey, { subject, body });
      setFailed(true);
      setTries((count) => count + 1);
    }
  };
  const save = useRef((_: Text) => {});
  save.current = (draft) => {
    // One after the other: of two at once the older might be the one that stays.
    saving.current = saving.current.then(() => send(draft));
  };
  useEffect(() => {
    void tries;
    if (isSaved || isAnswering.current) return;
    const wait = isFailed ? retryDelay : saveDelay;
    const timer = setTimeout(() => !isAnswering.current && save.current(text), wait);
    return () => clearTimeout(timer);
  }, [text, isSaved, isFailed, tries]);
  const last = useRef({ text, isSaved });
  last.current = { text, isSaved };
  // What was typed in the last second before the form is left.
  const isLeft = useRef(false);
  const leave = useRef(() => {});
  leave.current = () => {
    isLeft.current = true;
    if (last.current.isSaved) return;
    queries.setQueryData(unsavedKey, last.current.text);
    save.current(last.current.text);
  };
  useEffect(() => {
    isLeft.current = false;
    return () => leave.current();
  }, []);

  // Before the page goes: the browser's question gives the saving its time.
  useEffect(() => {
    const saveFirst = (event: BeforeUnloadEvent) => {
      if (last.current.isSaved) return;
      save.current(last.current.text);
      event.preventDefault();
    };
    addEventListener("beforeunload", saveFirst);
    return () => removeEventListener("beforeunload", saveFirst);
  }, []);

  // A letter that was taken back becomes the draft again.
  const storedAt = stored?.savedAt;
  useEffect(() => {
    if (!stored || storedAt === undefined || last.current.text.body || !last.current.isSaved) return;
    saved.current = stored;
    setText(stored);
    setSavedAt(storedAt);
  }, [stored, storedAt]);

  useEffect(() => {
    if (!suggestion || last.current.text.body || !last.current.isSaved) return;
    saved.current = { subject: "", body: suggestion };
    setText(saved.current);
  }, [suggestion]);

  /** Leaves the text as it stands to another, who saves it. */
  const handOver = () => {
    saved.current = text;
    last.current = { text, isSaved: true };
    queries.removeQueries({ queryKey: unsavedKey });
    setSavedAt(undefined);
    setTries((count) => count + 1);
  };
  /**
   * Sends the text as an answer; `act` says when that is done, and the text is forgotten: as a letter that is taken back it
   * may be a draft again before all is read. No draft is saved beside it: the later one of both would stay.
   */
  const answer = async (act: (done: () => void) => Promise<void>) => {
    isAnswering.current = true;
    try {
      const before = saving.current;
      await before;
      await act(() => {
        saved.current = none;
        // The form may go in the same moment, before it is drawn without its text.
        last.current = { text: none, isSaved: true };
        setText(none);
        setSavedAt(undefined);
        setFailed(false);
        noteSaved(none, "");
        // The answer took the draft away; one that was saved meanwhile, as the form went, would come back.
        if (saving.current !== before) save.current(none);
      });
    } finally {
      isAnswering.current = false;
      // A text whose answer failed is saved again.
      setTries((count) => count + 1);
    }
  };
  return { text, setText, savedAt: isSaved ? savedAt : undefined, isFailed, handOver, answer };
}
