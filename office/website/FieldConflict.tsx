import type { ReactNode } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import type { Conflict } from "../base/office-problem.ts";
import { useMoments } from "../parts/use-moments.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import { DifferingParts } from "./DifferingParts.tsx";
import css from "./Fields.module.css";
import { isOneInput } from "./one-input.ts";
import type { FieldDraft } from "./use-field-draft.ts";
import { useWebsiteChanged } from "./use-website-changed.ts";
import { wholeText } from "./value-text.ts";

type Props = { field: Field; draft: FieldDraft; conflict: Conflict; whose: ReactNode };

/** Somebody changed the field meanwhile: shows what theirs says otherwise, and asks which one stays. */
export function FieldConflict({ field, draft, conflict, whose }: Props) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const { act, isRunning } = useToastedAction();
  const websiteChanged = useWebsiteChanged();
  const { conflict: words, state } = websiteWords[locale];
  const takeTheirs = async () => {
    draft.drop();
    await websiteChanged();
  };
  const theirs = JSON.parse(conflict.current || "null") as Json;
  const isTakenOut = field.isEntry && theirs === null;
  const hasParts = !isOneInput(field) && theirs !== null;
  const value = isTakenOut ? state.removed : wholeText(field.kind, theirs, locale, field.entries);
  const name = conflict.by || words.somebody;
  return (
    <div className={css.question} role="alert">
      <p>{fillIn(hasParts ? words.parts : words.text, { name, time: short(conflict.at), value })}</p>
      {hasParts && <DifferingParts field={field} mine={draft.value} theirs={theirs} />}
      <p className="button-row">
        <button
          type="button"
          className="button quiet"
          aria-disabled={isRunning}
          onClick={() => act(draft.insist)}
        >
          {words.mine}
          {whose}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-disabled={isRunning}
          onClick={() => act(takeTheirs)}
        >
          {words.theirs}
          {whose}
        </button>
      </p>
    </div>
  );
}
