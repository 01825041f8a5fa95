import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { Locale } from "#domain/locale.ts";
import { undoLetter } from "#domain/office/answer-operations.ts";
import { removeTouchNumber, revealTouch } from "#domain/office/number-operations.ts";
import type { TimelineEntry } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { dropOffer } from "../commands/undo.ts";
import { useColleagues } from "../parts/use-colleagues.ts";
import { useMoments } from "../parts/use-moments.ts";
import { usePeopleChanged } from "../parts/use-people-changed.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import { DeliveryState } from "./DeliveryState.tsx";
import { HiddenValue } from "./HiddenValue.tsx";
import { Moment } from "./Moment.tsx";
import { spellChannels } from "./spell-channels.ts";
import css from "./TouchLine.module.css";

type TouchEntry = Extract<TimelineEntry, { type: "touch" }>;

/** What a member of staff did: an answer, a call, a note, a change. */
export function TouchLine({ entry, now, writes }: { entry: TouchEntry; now: number; writes: Locale }) {
  const { call, locale } = useOffice();
  const { act } = useToastedAction();
  const succeed = useSuccessToast();
  const peopleChanged = usePeopleChanged();
  const changeWords = useChangeWords();
  const { kind, body, outcome, by, undoneAt, letter, change } = entry;
  const words = personWords[locale].timeline;
  // What went to the person; calls and notes are the office's own.
  const lang = kind === "whatsapp" || kind === "mail" ? writes : undefined;
  const undo = async (id: string) => {
    await call(undoLetter, { id });
    dropOffer(id);
    succeed({ title: officeShellWords[locale].undo.done, text: answerWords[locale].undone });
    await peopleChanged();
  };
  const facts = [
    outcome && kind === "call" && words.outcomes[outcome],
    by === null ? words.office : by || colleagueWords[locale].unnamed,
    undoneAt && words.undone,
    letter?.canUndo && words.letterWaiting,
  ];
  return (
    <div className={undoneAt ? css.undone : undefined}>
      <Moment at={entry.at} now={now} />
      <p>
        <strong>{words.touches[kind]}</strong>{" "}
        <small>
          {joinFacts(facts)}
          {letter && !letter.canUndo && !undoneAt && (
            <span>
              {"\u00a0· "}
              <DeliveryState
                id={letter.deliveryId}
                state={letter.state}
                words={stateWords(letter.state, words.deliveryStates)}
              />
            </span>
          )}
        </small>
      </p>
      {change && <p>{changeWords(change)}</p>}
      {letter && (
        <p className={css.subject} lang={lang}>
          {letter.subject}
        </p>
      )}
      {body && (
        <p className={css.body}>
          {entry.isMasked ? (
            <HiddenValue
              value={body}
              lang={lang}
              label={words.touches[kind]}
              reveal={() => call(revealTouch, { id: entry.id })}
              remove={() => call(removeTouchNumber, { id: entry.id })}
            />
          ) : (
            <span lang={lang}>{body}</span>
          )}
        </p>
      )}
      {letter?.canUndo && (
        <button type="button" className="button quiet" onClick={() => act(() => undo(letter.id))}>
          {officeShellWords[locale].undo.label}
        </button>
      )}
    </div>
  );
}

const stateWords = (state: string, words: Readonly<Record<string, string>>) => words[state] ?? state;

/** Spells a change of a field: "Stage: New → Client". */
function useChangeWords() {
  const { locale } = useOffice();
  const { short } = useMoments();
  const { nameOf } = useColleagues();
  const { labels, timeline } = personWords[locale];
  const desk = deskWords[locale];
  const spell = (field: string, value: string | null): string => {
    if (value === null || value === "") return timeline.nothing;
    if (field === "stage") return stateWords(value, desk.stages);
    if (field === "writes" || field === "speaks") return stateWords(value, desk.languages);
    if (field === "blockedChannels") return spellChannels(value, locale);
    if (field === "nextStepAt" || field === "handedOverAt") return short(value);
    return field === "assignedTo" ? nameOf(value) : value;
  };
  return ({ field, from, to }: NonNullable<TouchEntry["change"]>) =>
    fillIn(timeline.change, {
      field: stateWords(field, labels),
      from: spell(field, from),
      to: spell(field, to),
    });
}
