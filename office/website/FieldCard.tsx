import { Suspense, useId } from "react";
import { websiteWords } from "#content/words/office/website.ts";
import { discardDraft, restoreField } from "#domain/office/field-operations.ts";
import type { Field } from "#domain/office/website-values.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { Skeleton } from "../parts/Skeleton.tsx";
import { FieldFindings } from "./FieldFindings.tsx";
import { FieldState } from "./FieldState.tsx";
import css from "./Fields.module.css";
import { labelOf } from "./field-names.ts";
import { UpdateChoice } from "./UpdateChoice.tsx";
import { useFieldDraft } from "./use-field-draft.ts";
import { useWebsiteCommand } from "./use-website-command.ts";

const FieldEditor = lazyPart(async () => (await import("../field-editors/FieldEditor.tsx")).FieldEditor);

const FieldConflict = lazyPart(async () => (await import("./change-parts.ts")).FieldConflict);
const FieldTwins = lazyPart(async () => (await import("./FieldTwins.tsx")).FieldTwins);

type Props = {
  field: Field;
  isLocked: boolean;
  /** Its entry is named above it. */
  isNested?: boolean;
};

/** A field of the website: its editor, what became of what was typed, and what the check says. */
export function FieldCard({ field, isLocked, isNested = false }: Props) {
  const { locale } = useOffice();
  const id = useId();
  const draft = useFieldDraft(field);
  const { run, isRunning } = useWebsiteCommand();
  const words = websiteWords[locale];
  const { path, version, live, shipped, isEntry, actsAtOnce, parked } = field;
  const isStored = field.changed !== null && !draft.isTyped;
  const isOwn = JSON.stringify(live) !== JSON.stringify(shipped);
  const hasError = draft.findings.some(({ severity }) => severity === "error");
  const isFailed = draft.problem !== undefined && !draft.conflict;
  const label = labelOf(isNested ? { ...field, title: null } : field, locale);
  // A part of its own keeps the focus when its button goes.
  const Card = actsAtOnce ? "section" : "div";
  /** Several fields of a screen may have the same buttons. */
  const whose = <span className="unseen">: {label}</span>;
  const link = (text: string, onClick: () => unknown) => (
    <button type="button" className="link" aria-disabled={isRunning} onClick={onClick}>
      {text}
      {whose}
    </button>
  );
  const remove = () => {
    draft.change(null);
    void draft.save();
  };
  return (
    <Card className={css.card} data-path={path}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the blur is that of its inputs, whose own names say enough. */}
      <fieldset
        className={css.inputs}
        role="presentation"
        disabled={isLocked}
        onBlur={() => {
          if (!actsAtOnce) void draft.save();
        }}
      >
        <Suspense fallback={<Skeleton lines={1} isTall />}>
          <FieldEditor
            kind={field.kind}
            label={label}
            value={draft.value}
            onChange={draft.change}
            options={field.options}
            entries={field.entries}
            describedBy={id}
            isInvalid={hasError}
          />
        </Suspense>
      </fieldset>
      {actsAtOnce && <p className={css.soft}>{words.actsAtOnce}</p>}
      <FieldState field={field} draft={draft} />
      <FieldFindings id={id} findings={draft.findings} />
      {!isLocked && draft.findings.some(({ twins }) => twins.length > 0) && (
        <Suspense>
          <FieldTwins field={field} draft={draft} />
        </Suspense>
      )}
      {draft.conflict && (
        <Suspense>
          <FieldConflict field={field} draft={draft} conflict={draft.conflict} whose={whose} />
        </Suspense>
      )}
      {!isLocked && (
        <p className="button-row">
          {draft.isTyped && (actsAtOnce || isFailed) && (
            <button
              type="button"
              className="button"
              aria-disabled={draft.isSaving}
              onClick={() => void draft.save()}
            >
              {actsAtOnce ? words.apply : words.tryAgain}
              {whose}
            </button>
          )}
          {isStored && !parked && link(words.takeBack, () => run(discardDraft, { path, version }))}
          {!field.draft &&
            !draft.isTyped &&
            isOwn &&
            shipped !== null &&
            !actsAtOnce &&
            link(words.restore, () => run(restoreField, { path, version }))}
          {isEntry && !isNested && draft.value !== null && live !== null && link(words.remove, remove)}
        </p>
      )}
      {!isLocked && <UpdateChoice field={field} />}
    </Card>
  );
}
