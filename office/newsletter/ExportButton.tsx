import { fillCount } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import type { InputOf } from "#domain/office/operation.ts";
import { exportSubscribers } from "#domain/office/subscriber-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { saveFile } from "../parts/save-file.ts";
import { useAction } from "../parts/use-action.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";

/** Saves the subscribers that the filters leave as a file. */
export function ExportButton({ filters }: { filters: InputOf<typeof exportSubscribers> }) {
  const { call, locale } = useOffice();
  const showToast = useSuccessToast();
  const { act, isRunning, problem } = useAction();
  const words = newsletterWords[locale].export;
  const save = async () => {
    const { csv, rows } = await call(exportSubscribers, filters);
    saveFile("subscribers.csv", csv, "text/csv");
    showToast({ title: words.done.title, text: fillCount(words.done.text, rows) });
  };
  return (
    <>
      <p className="button-row">
        <button type="button" className="button quiet" aria-disabled={isRunning} onClick={() => act(save)}>
          {words.button}
        </button>
      </p>
      <p role="alert" className="problem">
        {problem}
      </p>
    </>
  );
}
