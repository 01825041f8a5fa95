import { useEffect, useRef, useState } from "react";
import { saveDraft } from "#domain/office/answer-operations.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import type { DraftChannel } from "#domain/people/people.ts";
import { useOffice } from "../base/office-context.ts";

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
  const { call } = useOffice();
  const stored = drafts.find((draft) => draft.channel === channel);
  const [text, setText] = useState<Text>(stored ?? none);
  const [savedAt, setSavedAt] = useState(stored?.savedAt);
  const [isFailed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  const saved = useRef<Text>(stored ?? none);
  const isSaved = saved.current.subject === text.subject && saved.current.body === text.body;

  const saving = useRef(Promise.resolve());
  const isAnswering = useRef(false);
  const send = async ({ subject, body }: Text) => {
    try {
      const answer = await call(saveDraft, { id, channel, subject, body });
      saved.current = { subject, body };
      setSavedAt(body ? answer.savedAt : undefined);
      setFailed(false);
    } catch {
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
  // What was typed in the last second before the card is left.
  useEffect(
    () => () => {
      if (!last.current.isSaved) save.current(last.current.text);
    },
    [],
  );

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
    setSavedAt(undefined);
    setTries((count) => count + 1);
  };
  /** Sends the text as an answer and forgets it. No draft is saved beside it: the later one of both would stay. */
  const answer = async (act: () => Promise<void>) => {
    isAnswering.current = true;
    try {
      const before = saving.current;
      await before;
      await act();
      saved.current = none;
      // The form may go in the same moment, before it is drawn without its text.
      last.current = { text: none, isSaved: true };
      setText(none);
      setSavedAt(undefined);
      setFailed(false);
      // The answer took the draft away; one that was saved meanwhile, as the form went, would come back.
      if (saving.current !== before) save.current(none);
    } finally {
      isAnswering.current = false;
      // A text whose answer failed is saved again.
      setTries((count) => count + 1);
    }
  };
  return { text, setText, savedAt: isSaved ? savedAt : undefined, isFailed, handOver, answer };
}
