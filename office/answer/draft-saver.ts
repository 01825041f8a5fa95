export type DraftText = { subject: string; body: string };
type StoredDraft = DraftText & { savedAt: string };
const none: DraftText = { subject: "", body: "" };

/** How long after the last key a draft is saved, and after a failure is tried again, in milliseconds. */
const saveDelay = 1000;
const retryDelay = 5000;

type Options = {
  /** What is stored, and what an earlier form could not store: the draft begins with the latter. */
  stored: StoredDraft | undefined;
  unsaved: DraftText | undefined;
  /** Stores a text; resolves with the moment at which that was. */
  save: (text: DraftText) => Promise<{ savedAt: string }>;
  /** Called with what is stored from now on. */
  onSaved: (text: DraftText, savedAt: string) => void;
  /** Keeps for the form that is opened next what could not be stored; without a text that is forgotten. */
  keep: (text?: DraftText) => void;
  /** Whether a later try may succeed. */
  isPassing: (error: unknown) => boolean;
};

/**
 * Creates the autosave of one draft: a pause after the last key, one request after the other, and again after a failure
 * that may pass.
 */
export function createDraftSaver({ stored, unsaved, save, onSaved, keep, isPassing }: Options) {
  let saved = stored ? textOf(stored) : none;
  let savedAt = stored?.savedAt;
  let text = unsaved ?? saved;
  let suggestion = "";
  let isFailed = false;
  /** What was refused, and would be again. */
  let refused: DraftText | undefined;
  let isLeft = false;
  /** While an answer is sent nothing is saved beside it: the later one of both would stay. */
  let isAnswering = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Resolves when nothing is on its way: of two at once the older might be the one that stays. */
  let saving = Promise.resolve();
  /** The text that was sent last, until it is answered or another saves the text. */
  let underWay: DraftText | undefined;
  const isSaved = () => isSame(underWay ?? saved, text);
  const isStored = () => !underWay && isSaved();
  /** `savedAt` is since when this very text is stored. */
  const readState = () => ({ text, savedAt: isStored() ? savedAt : undefined, isFailed });
  let state = readState();
  let onChange = () => {};

  const changed = () => {
    state = readState();
    onChange();
    clearTimeout(timer);
    if (isSaved() || isAnswering || isLeft || (refused && isSame(refused, text))) return;
    timer = setTimeout(() => saveNext(text), isFailed ? retryDelay : saveDelay);
  };
  const noteStored = (next: DraftText, moment: string) => {
    // What was handed over meanwhile is another's.
    if (underWay) {
      saved = next;
      savedAt = isEmpty(next) ? undefined : moment;
    }
    isFailed = false;
    refused = undefined;
    onSaved(next, moment);
  };
  const noteFailure = (next: DraftText, error: unknown) => {
    refused = isPassing(error) ? undefined : next;
    // Whose session has ended leaves nothing behind.
    if (refused) keep();
    else if (isLeft) keep(next);
    isFailed = true;
  };
  const saveNext = (next: DraftText) => {
    underWay = next;
    saving = saving.then(async () => {
      if (!underWay) return;
      await save(next)
        .then((answer) => noteStored(next, answer.savedAt))
        .catch((error) => noteFailure(next, error));
      if (underWay === next) underWay = undefined;
      changed();
    });
  };
  /** Whether the text is as good as none: what comes from elsewhere may take its place. */
  const isFree = () => isEmpty(text) && isStored();
  const isSuggestion = () => isStored() && !savedAt && text.body === suggestion;

  return {
    readState: () => state,
    subscribe(listener: () => void) {
      onChange = listener;
      return () => {
        onChange = () => {};
      };
    },
    change(typed: DraftText) {
      text = typed;
      changed();
    },
    /** Begins to save; the returned function saves what was typed last, also when the form is gone. */
    open() {
      isLeft = false;
      changed();
      return () => {
        isLeft = true;
        clearTimeout(timer);
        if (!isSaved()) saveNext(text);
        if (underWay) keep(text);
      };
    },
    /** Saves at once what is not saved yet; returns whether something is on its way. */
    saveNow() {
      if (!isSaved()) saveNext(text);
      return underWay !== undefined;
    },
    /** Takes a stored draft over, such as a letter that was taken back. */
    takeOver(draft: StoredDraft) {
      if (!isFree()) return;
      saved = text = textOf(draft);
      savedAt = draft.savedAt;
      changed();
    },
    /** Puts a text into the field that is empty or holds the former suggestion; it is no draft until it is changed. */
    suggest(body: string) {
      if (!body || !(isFree() || isSuggestion())) return;
      suggestion = body;
      saved = text = { subject: "", body };
      changed();
    },
    /** Leaves the text as it stands to another, who saves it. */
    handOver() {
      underWay = undefined;
      saved = text;
      savedAt = undefined;
      keep();
      changed();
    },
    /**
     * Sends the text as an answer; `act` says when that is done, and the text is forgotten: as a letter that is taken back
     * it may be a draft again before all is read. What was typed since stays, unless the form went.
     */
    async answer(act: (done: () => void) => Promise<void>) {
      isAnswering = true;
      const sent = text;
      clearTimeout(timer);
      try {
        const before = saving;
        await before;
        await act(() => {
          if (isLeft || isSame(text, sent)) text = none;
          saved = none;
          savedAt = undefined;
          isFailed = false;
          onSaved(none, "");
          changed();
          // The answer took the draft away; one that was saved meanwhile, as the form went, would come back.
          if (saving !== before) saveNext(none);
        });
      } finally {
        isAnswering = false;
        // A text whose answer failed is saved again.
        changed();
      }
    },
  };
}

/** Whether a text is no draft: the server keeps none. */
export const isEmpty = ({ subject, body }: DraftText) => !subject && !body;
const textOf = ({ subject, body }: DraftText): DraftText => ({ subject, body });
const isSame = (one: DraftText, other: DraftText) => one.subject === other.subject && one.body === other.body;
