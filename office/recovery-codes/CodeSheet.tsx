import { useRef } from "react";
import { dateFormat } from "#content/format/date-format.ts";
import { fillIn } from "#content/format/fill-in.ts";
import { enrolWords } from "#content/words/office/enrol.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";
import { CopyButton } from "../parts/CopyButton.tsx";
import { saveFile } from "../parts/save-file.ts";
import css from "./RecoveryCodes.module.css";

type Props = { codes: readonly string[]; email: string };

/** The codes, with the ways to keep them: copied, as a text file, on paper. */
export function CodeSheet({ codes, email }: Props) {
  const { locale, practiceName, names } = useOffice();
  const words = enrolWords[locale].codes;
  const list = useRef<HTMLUListElement>(null);
  const date = dateFormat(locale, { dateStyle: "long", timeZone: names.timeZone }).format(serverNow());
  const heading = fillIn(words.fileHeading, { practice: practiceName, email, date });
  const download = () => saveFile(words.fileName, `${heading}\n\n${codes.join("\n")}\n`, "text/plain");
  return (
    <>
      <p className={css.paperOnly}>{heading}</p>
      <ul ref={list} className={css.codes} aria-label={words.list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p className="button-row">
        <CopyButton text={codes.join("\n")} label={words.copy} copied={words.copied} shownIn={list} />
        <button type="button" className="button quiet" onClick={download}>
          {words.download}
        </button>
        <button type="button" className="button quiet" onClick={() => print()}>
          {words.print}
        </button>
      </p>
    </>
  );
}
