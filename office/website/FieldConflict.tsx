import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { getField } from "#domain/office/field-operations.ts";
import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import type { Conflict } from "../base/office-problem.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { useMoments } from "../parts/use-moments.ts";
import css from "./Fields.module.css";
import type { FieldDraft } from "./use-field-draft.ts";
import { useWebsiteChanged } from "./use-website-changed.ts";
import { valueText } from "./value-text.ts";

type Props = { field: Field; draft: FieldDraft; conflict: Conflict };

/** Somebody changed the field meanwhile: shows their value, and asks which one stays. */
export function FieldConflict({ field, draft, conflict }: Props) {
  const { call, locale } = useOffice();
  const { short } = useMoments();
  const fail = useFailureToast();
  const websiteChanged = useWebsiteChanged();
  const [isActing, setActing] = useState(false);
  const words = websiteWords[locale].conflict;
  const attempt = (act: () => Promise<unknown>) => () => {
    setActing(true);
    act()
      .catch(fail)
      .finally(() => setActing(false));
  };
  const value = valueText(field.kind, JSON.parse(conflict.current || "null") as Json, locale, field.entries);
  return (
    <div className={css.question} role="alert">
      <p>{fillIn(words.text, { name: conflict.by, time: short(conflict.at), value })}</p>
      <p className="button-row">
        <button
          type="button"
          className="button quiet"
          aria-disabled={isActing}
          onClick={attempt(async () => {
            const { version } = await call(getField, { path: field.path });
            await draft.insist(version);
          })}
        >
          {words.mine}
        </button>
        <button
          type="button"
          className="button quiet"
          aria-disabled={isActing}
          onClick={attempt(async () => {
            draft.drop();
            await websiteChanged();
          })}
        >
          {words.theirs}
        </button>
      </p>
    </div>
  );
}
