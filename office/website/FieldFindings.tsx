import { Link } from "react-router";
import { websiteWords } from "#content/words/office/website.ts";
import type { Finding } from "#domain/office/website-values.ts";
import { useOffice } from "../base/office-context.ts";
import { dayPath } from "../base/paths.ts";
import css from "./Fields.module.css";
import { usePathName } from "./use-path-name.ts";
import { fieldPath } from "./website-paths.ts";

/** What the check says of a field, with the way to what it is about. */
export function FieldFindings({ id, findings }: { id: string; findings: readonly Finding[] }) {
  const { locale } = useOffice();
  const nameOf = usePathName();
  const words = websiteWords[locale];
  return (
    <ul id={id} className={css.findings} aria-live="polite">
      {findings.map(({ rule, severity, place, says, about, others }) => (
        <li key={rule + place + about.en} className={css[severity]}>
          <strong>{words.severities[severity]}:</strong> {says[locale]}{" "}
          {about[locale] && <span className={css.soft}>{about[locale]} </span>}
          {rule === "booked-day" && <Link to={dayPath(place)}>{words.calendar}</Link>}
          {others.length > 0 && (
            <span className={css.soft}>
              {words.others}{" "}
              {others.map((path, index) => (
                <span key={path}>
                  {index > 0 && " · "}
                  <Link to={fieldPath(path)}>{nameOf(path)}</Link>
                </span>
              ))}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
