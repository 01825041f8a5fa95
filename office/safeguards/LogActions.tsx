import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { exportAudit, type listAudit, verifyAudit } from "#domain/office/audit-operations.ts";
import type { InputOf, OutputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { saveFile } from "../parts/save-file.ts";
import { useDayWords } from "../parts/use-day-words.ts";

/** Saves the log as a file, and compares it with its seals. */
export function LogActions({ filters }: { filters: InputOf<typeof listAudit> }) {
  const { call, locale } = useOffice();
  const { momentOf } = useDayWords();
  const [result, setResult] = useState<OutputOf<typeof verifyAudit>>();
  const [problem, setProblem] = useState("");
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
  const act = (run: () => Promise<void>) => {
    setProblem("");
    run().catch((error: unknown) => setProblem(problemSentence(error, officeProblemWords[locale])));
  };
  const { broken, sealedUntil, rows } = result ?? { broken: null, sealedUntil: null, rows: 0 };
  return (
    <>
      <p className="button-row">
        <button type="button" className="button quiet" onClick={() => act(save)}>
          {words.export}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => act(async () => setResult(await call(verifyAudit, {})))}
        >
          {words.verify}
        </button>
      </p>
      {result && (
        <p role={broken ? "alert" : "status"}>
          {broken && fillIn(words.broken, { to: momentOf(broken.to) })}
          {!broken &&
            sealedUntil &&
            fillIn(words.whole, { rows: String(rows), moment: momentOf(sealedUntil) })}
          {!broken && !sealedUntil && words.notSealed}
        </p>
      )}
      <p role="alert" className="problem">
        {problem}
      </p>
    </>
  );
}
