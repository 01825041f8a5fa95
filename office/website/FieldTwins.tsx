import { fillIn } from "#content/format/fill-in.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { getField } from "#domain/office/field-operations.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import css from "./Fields.module.css";
import { wholeNameOf } from "./field-names.ts";
import { useFieldChanges } from "./use-field-changes.ts";
import type { FieldDraft } from "./use-field-draft.ts";
import { usePathName } from "./use-path-name.ts";
import { moneyText } from "./value-text.ts";

/** Where the same price stands too, and the button that changes all of them together. */
export function FieldTwins({ field, draft }: { field: Field; draft: FieldDraft }) {
  const { call, locale } = useOffice();
  const nameOf = usePathName();
  const { act } = useToastedAction();
  const { change, isRunning } = useFieldChanges();
  const words = websiteListWords[locale].twins;
  const twins = new Map(
    draft.findings.flatMap((finding) => finding.twins.map(({ path, value }) => [path, value] as const)),
  );
  if (twins.size === 0 || draft.isTyped) return null;
  const changeAll = async () => {
    const paths = [field.path, ...twins.keys()];
    const fields = await Promise.all(paths.map((path) => call(getField, { path })));
    await change(
      fields.map((each) => ({
        field: each,
        value: twins.get(each.path) ?? draft.value,
        isBackToLive: each.path === field.path,
      })),
      fillIn(words.done, { count: paths.length }),
    );
  };
  return (
    <div className={css.question}>
      <p>
        {words.heading}{" "}
        {[...twins].map(([path, value], place) => (
          <span key={path}>
            {place > 0 && " · "}
            {nameOf(path)} <strong>{moneyText(value, locale)}</strong>
          </span>
        ))}
      </p>
      <p className="button-row">
        <button
          type="button"
          className="button quiet"
          aria-disabled={isRunning}
          onClick={() => void act(changeAll)}
        >
          {words.button}
          <span className="unseen">: {wholeNameOf(field, locale)}</span>
        </button>
      </p>
    </div>
  );
}
