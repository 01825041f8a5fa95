import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { exportAudit, type listAudit, verifyAudit } from "#domain/office/audit-operations.ts";
import type { InputOf, OutputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { saveFile } from "../parts/save-file.ts";
import { useAction } from "../parts/use-action.ts";
import { useDayWords } from "../parts/use-day-words.ts";

/** Saves the log as a file, and compares it with its seals. */
export function LogActions({ filters }: { filters: InputOf<typeof listAudit> }) {
  const { call, locale } = useOffice();
  const { momentOf } = useDayWords();
  const [result, setResult] = useState<OutputOf<typeof verifyAudit>>();
  const { act, isRunning, problem } = useAction();
  const words = recordsWords[locale].log;
  const save = async () => {
    let csv = "";
    let after: string | null = "";
    while (after !== null) {
      const part: OutputOf<typeof exportAudit> = await call(exportAudit, { ...filters, after });
      csv += part.csv;
      after = part.next;
    }
    saveFile("log.csv", csv, "text/csv");
  };
  const verify = async () => {
    setResult(undefined);
    setResult(await call(verifyAudit, {}));
  };
  const { broken, sealedUntil, rows } = result ?? { broken: null, sealedUntil: null, rows: 0 };
  return (
    <>
      <p className="button-row">
        {[
          { label: words.export, run: save },
          { label: words.verify, run: verify },
        ].map(({ label, run }) => (
          <button
            key={label}
            type="button"
            className="button quiet"
            aria-disabled={isRunning}
            onClick={() => act(run)}
          >
            {label}
          </button>
        ))}
      </p>
      <p role="status">
        {/* Each in an element: a translating browser replaces texts, which React could not take away then. */}
        {isRunning && <span>{words.atWork}</span>}
        {result && !broken && (
          <span>
            {sealedUntil ? fillIn(words.whole, { rows, moment: momentOf(sealedUntil) }) : words.notSealed}
          </span>
        )}
      </p>
      <p role="alert" className="problem">
        {problem || (broken && fillIn(words.broken, { to: momentOf(broken.to) }))}
      </p>
    </>
  );
}
