import { useState } from "react";
import { fillCount } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import type { InputOf } from "#domain/office/operation.ts";
import { exportSubscribers } from "#domain/office/subscriber-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { saveFile } from "../parts/save-file.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";

/** Saves the subscribers that the filters leave as a file. */
export function ExportButton({ filters }: { filters: InputOf<typeof exportSubscribers> }) {
  const { call, locale } = useOffice();
  const showToast = useSuccessToast();
  const [problem, setProblem] = useState("");
  const words = newsletterWords[locale].export;
  const save = async () => {
    setProblem("");
    try {
      const { csv, rows } = await call(exportSubscribers, filters);
      saveFile("subscribers.csv", csv, "text/csv");
      showToast({ title: words.done.title, text: fillCount(words.done.text, rows) });
    } catch (error) {
      setProblem(problemSentence(error, officeProblemWords[locale]));
    }
  };
  return (
    <>
      <p className="button-row">
        <button type="button" className="button quiet" onClick={() => void save()}>
          {words.button}
        </button>
      </p>
      <p role="alert" className="problem">
        {problem}
      </p>
    </>
  );
}
