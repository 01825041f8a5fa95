import { Link } from "react-router";
import { joinFacts } from "#content/format/join-facts.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { loggedActionWords } from "#content/words/office/logged-action-words.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import type { listAudit } from "#domain/office/audit-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import css from "./Safeguards.module.css";

type Row = OutputOf<typeof listAudit>["rows"][number];

/** A row of the log: what, who, when and to whom; what an examiner asks for beside that is folded away. */
export function LogRow({ row }: { row: Row }) {
  const { locale } = useOffice();
  const { momentOf } = useDayWords();
  const { at, by, action, subjectKind, subjectId, personId, personName, details, ipAddress } = row;
  const words = recordsWords[locale].log;
  const actions: Readonly<Record<string, string>> = loggedActionWords[locale];
  const who = by === null ? words.system : by || colleagueWords[locale].unnamed;
  const facts = [
    action,
    `${subjectKind} ${subjectId}`.trim(),
    ...Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`),
  ];
  return (
    <li className={css.entry}>
      <p>
        <strong>{actions[action] ?? action}</strong>
        {personId && (
          <>
            {": "}
            {personName ? <Link to={personPath(personId)}>{personName}</Link> : words.deleted}
          </>
        )}
      </p>
      <p className="soft">{joinFacts([who, momentOf(at), ipAddress])}</p>
      <details className="soft">
        <summary>
          {words.details}
          <span className="unseen">
            : {actions[action] ?? action}, {momentOf(at)}
          </span>
        </summary>
        {joinFacts(facts)}
      </details>
    </li>
  );
}
