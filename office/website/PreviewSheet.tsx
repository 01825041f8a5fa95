import { useEffect, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { localPath } from "#content/routes.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import { locales } from "#domain/locale.ts";
import { previewPath } from "#domain/office/office-addresses.ts";
import { previewWebsite } from "#domain/office/website-operations.ts";
import type { Field } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { MendFirst } from "./MendFirst.tsx";
import { publishReason } from "./publish-reason.ts";

/** The sizes of the windows in which a page is looked at, in CSS pixels. */
const windows = { phone: "width=390,height=844", desktop: "width=1280,height=860" } as const;

type Props = {
  page: string;
  /** The drafts, when one of them has to be mended first. */
  mend: readonly Field[];
  onClose: () => void;
};

/** Builds the drafts for this session and opens the real page, in both languages, as wide as a phone or a desktop. */
export function PreviewSheet({ page, mend, onClose }: Props) {
  const { call, locale } = useOffice();
  const [token, setToken] = useState("");
  const [problem, setProblem] = useState("");
  const [seconds, setSeconds] = useState(0);
  const [tries, setTries] = useState(1);
  const words = websiteWords[locale];
  const { preview } = websiteScreenWords[locale];
  // biome-ignore lint/correctness/useExhaustiveDependencies(tries): each try asks anew
  useEffect(() => {
    let isOpen = true;
    const timer = setInterval(() => setSeconds((now) => now + 1), 1000);
    const show = (text: string) => isOpen && setProblem(text);
    call(previewWebsite, {})
      .then((answer) => {
        if (answer.result === "ready") return isOpen && setToken(answer.token);
        if (answer.result === "busy") return show(words.publish.busyElse);
        return show(publishReason(answer.reason, locale));
      })
      .catch((error: unknown) => show(problemSentence(error, officeProblemWords[locale])));
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, [call, locale, words, tries]);
  return (
    <Sheet heading={preview.heading} onClose={onClose}>
      <p className="problem" role="alert">
        {problem}
      </p>
      {problem && mend.length > 0 && <MendFirst drafts={mend} />}
      {problem && (
        <p>
          <button
            type="button"
            className="button quiet"
            onClick={() => {
              setProblem("");
              setSeconds(0);
              setTries(tries + 1);
            }}
          >
            {officeShellWords[locale].tryAgain}
          </button>
        </p>
      )}
      <p role="status">{token ? preview.ready : !problem && preview.making}</p>
      {!token && !problem && <p aria-hidden="true">{fillIn(preview.seconds, { seconds })}</p>}
      {token &&
        locales.map((each) => (
          <div key={each} className="button-row">
            {(["phone", "desktop"] as const).map((width) => (
              <form
                key={width}
                method="post"
                action={previewPath}
                target={`preview-${width}`}
                onSubmit={() => void window.open("", `preview-${width}`, windows[width])}
              >
                <input type="hidden" name="token" value={token} />
                <input type="hidden" name="path" value={localPath(page, each)} />
                <button type="submit" className="button quiet">
                  {fillIn(preview.open, {
                    language: words.language[each],
                    width: preview[width],
                  })}
                </button>
              </form>
            ))}
          </div>
        ))}
    </Sheet>
  );
}
