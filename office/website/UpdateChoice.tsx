import { fillIn } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { keepField, restoreField } from "#domain/office/field-operations.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Fields.module.css";
import { wholeNameOf } from "./field-names.ts";
import { useWebsiteCommand } from "./use-website-command.ts";
import { valueText } from "./value-text.ts";

/** An update brought another value, or no longer takes the office's: asks which one stays. */
export function UpdateChoice({ field }: { field: Field }) {
  const { locale } = useOffice();
  const { run, isRunning } = useWebsiteCommand();
  const { path, version, kind, shipped, isConflict, parked, draft } = field;
  const words = websiteWords[locale];
  const whose = <span className="unseen">: {wholeNameOf(field, locale)}</span>;
  if (!isConflict && (!parked || draft?.isRestoring)) return null;
  return (
    <div className={css.question}>
      <p>
        <strong>{isConflict ? words.update.heading : words.update.parkedHeading}</strong>
        <br />
        {parked
          ? words.update[parked]
          : fillIn(words.update.text, { value: valueText(kind, shipped, locale, field.entries) })}
      </p>
      <p className="button-row">
        {isConflict && (
          <button
            type="button"
            className="button quiet"
            aria-disabled={isRunning}
            onClick={() => run(keepField, { path })}
          >
            {words.update.keep}
            {whose}
          </button>
        )}
        <button
          type="button"
          className="button quiet"
          aria-disabled={isRunning}
          onClick={() => run(restoreField, { path, version })}
        >
          {isConflict ? words.update.take : words.remove}
          {whose}
        </button>
      </p>
    </div>
  );
}
