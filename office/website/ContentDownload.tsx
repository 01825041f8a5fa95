import { useState } from "react";
import { fillCount } from "#content/format/fill-in.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import { exportContent } from "#domain/office/website-operations.ts";
import { wallClock } from "#ui/dates/wall-clock.ts";
import { useOffice } from "../base/office-context.ts";
import { ButtonRow } from "../parts/ButtonRow.tsx";
import { saveArchive } from "../parts/save-file.ts";
import { useAction } from "../parts/use-action.ts";

/** Saves the content files that the office changed, as `npm run content -- export` writes them. */
export function ContentDownload() {
  const { call, locale, names } = useOffice();
  const { act, isRunning, problem } = useAction();
  const [result, setResult] = useState("");
  const words = websiteScreenWords[locale].download;
  const save = async () => {
    const { at, files, zip } = await call(exportContent, {});
    if (files.length === 0) return setResult(words.none);
    saveArchive(`content-${wallClock(at, names.timeZone).day}.zip`, zip);
    setResult(fillCount(words.done, files.length));
  };
  return (
    <>
      <p>{words.text}</p>
      <ButtonRow problem={problem}>
        <button type="button" className="button quiet" aria-disabled={isRunning} onClick={() => act(save)}>
          {words.button}
        </button>
      </ButtonRow>
      <p role="status">{result}</p>
    </>
  );
}
