import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import {
  type NoteKind,
  removeSafeguardNote,
  type SafeguardNote,
} from "#domain/office/safeguards-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { Section } from "../parts/Section.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useDisclosure } from "../parts/use-disclosure.ts";
import { NoteEntryForm } from "./NoteEntryForm.tsx";
import css from "./Safeguards.module.css";

type Props = { kind: NoteKind; notes: readonly SafeguardNote[] };

/** What was written down of a kind, with the form for another. */
export function NoteList({ kind, notes }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const { date } = useDayWords();
  const { isOpen, open, close, place } = useDisclosure<HTMLDivElement>();
  const [asked, setAsked] = useState<SafeguardNote>();
  const words = recordsWords[locale].notes;
  return (
    <Section heading={words.kinds[kind]}>
      {notes.length === 0 && <p>{words.empty}</p>}
      <ul className={css.list}>
        {notes.map((note) => (
          <li key={note.id} className={css.item}>
            <span>
              {note.text}
              <br />
              <span className="soft">
                {fillIn(words.by, { day: date(note.day), name: note.by || colleagueWords[locale].unnamed })}
              </span>
            </span>
            <button
              type="button"
              className="button quiet"
              aria-label={fillIn(words.removeLabel, { text: note.text })}
              onClick={() => setAsked(note)}
            >
              {words.remove}
            </button>
          </li>
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          heading={words.question}
          text={asked.text}
          button={words.remove}
          onClose={() => setAsked(undefined)}
          onConfirm={() =>
            run(removeSafeguardNote, { id: asked.id }, words.done.removed, { text: asked.text })
          }
        />
      )}
      <div ref={place}>
        {isOpen ? (
          <NoteEntryForm kind={kind} onDone={close} />
        ) : (
          <button
            type="button"
            className="button quiet"
            aria-label={fillIn(words.addLabel, { kind: words.kinds[kind] })}
            onClick={open}
          >
            {words.add}
          </button>
        )}
      </div>
    </Section>
  );
}
