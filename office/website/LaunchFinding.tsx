import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import type { Finding } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Fields.module.css";
import { usePathName } from "./use-path-name.ts";
import { fieldPath } from "./website-paths.ts";

/** The rules that an answer of the owner mends. */
const asksOwner = [
  "questions-for-owner",
  "questions-for-attorney",
  "unproven-figures",
  "unverified-facts",
  "always-open",
  "erasure-promise",
];

/** A finding of the launch checklist, with the way to the fields where it is mended. */
export function LaunchFinding({ finding }: { finding: Finding }) {
  const { locale } = useOffice();
  const nameOf = usePathName();
  const words = websiteScreenWords[locale].launch;
  const { rule, path, place, says, about, others } = finding;
  const fields = path ? [path, ...others] : others;
  return (
    <li className={css.item}>
      <p>
        <strong>{says[locale]}</strong> {about[locale] && <span className={css.soft}>{about[locale]}</span>}
      </p>
      <ul className={css.ways}>
        {fields.map((each) => (
          <li key={each}>
            {words.mend}: <Link to={fieldPath(each)}>{nameOf(each)}</Link>
          </li>
        ))}
        {asksOwner.includes(rule) && (
          <li>
            <Link to={fieldPath("preflight/answers")}>{words.answer}</Link>
          </li>
        )}
        {fields.length === 0 && place && <li className={css.soft}>{fillIn(words.elsewhere, { place })}</li>}
      </ul>
    </li>
  );
}
