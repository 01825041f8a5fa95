import { Link } from "react-router";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import type { listAudit } from "#domain/office/audit-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { useMoments } from "../parts/use-moments.ts";
import css from "./Safeguards.module.css";

type Row = OutputOf<typeof listAudit>["rows"][number];

/** A row of the log: when, who, what, to whom. */
export function LogRow({ row }: { row: Row }) {
  const { locale } = useOffice();
  const { whole } = useMoments();
  const { at, by, action, subjectKind, subjectId, personId, details, ipAddress } = row;
  const words = recordsWords[locale].log;
  const told = Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`);
  const subject = `${subjectKind} ${subjectId.slice(-6)}`;
  return (
    <li className={css.entry}>
      <p>
        <strong>{action}</strong> {by || words.system}
      </p>
      <p className={css.soft}>
        {whole(at)} · {personId ? <Link to={personPath(personId)}>{subject}</Link> : subject}
        {[...told, ipAddress].filter(Boolean).map((fact) => ` · ${fact}`)}
      </p>
    </li>
  );
}
