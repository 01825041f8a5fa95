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

/** It comes while somebody types, and low on the screen it would stand behind the bar. */
const show = (question: Element | null) => question?.scrollIntoView({ block: "nearest" });

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
  const choice = (text: string, choose: () => Promise<unknown>) => (
    <button type="button" className="button quiet" aria-disabled={isRunning} onClick={() => act(choose)}>
      {text}
      {whose}
    </button>
  );
  return (
    <div ref={show} className={css.question} role="alert">
      <p>{fillIn(hasParts ? words.parts : words.text, { name, time: short(conflict.at), value })}</p>
      {hasParts && <DifferingParts field={field} mine={draft.value} theirs={theirs} />}
      <p className="button-row">
        {choice(words.mine, draft.insist)}
        {choice(words.theirs, takeTheirs)}
      </p>
    </div>
  );
}
