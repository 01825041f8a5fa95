import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { confirmAccessReview, getAccessReview } from "#domain/office/audit-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import css from "./Safeguards.module.css";
import { SafeguardsHead } from "./SafeguardsHead.tsx";

type Member = OutputOf<typeof getAccessReview>["staff"][number];

/** Who has access, how they sign in and what they saw. */
export function AccessScreen() {
  const { call, locale } = useOffice();
  const run = useDeskCommand();
  const { act } = useToastedAction();
  const { date, momentOf } = useDayWords();
  const query = useQuery(queryOf(call, getAccessReview, {}));
  const { data } = query;
  const words = recordsWords[locale].access;
  const confirm = () => act(() => run(confirmAccessReview, { locale }, words.confirmed));
  const facts = ({ role, state, factors, lastSeenAt }: Member) =>
    joinFacts([
      officeShellWords[locale].roles[role],
      words.states[state],
      ...(factors > 0 ? [fillCount(words.factors, factors)] : []),
      lastSeenAt ? fillIn(words.seen, { moment: momentOf(lastSeenAt) }) : words.never,
    ]);
  const views = ({ views: days }: Member) =>
    days.length === 0
      ? words.noViews
      : fillIn(words.views, { list: days.map(({ day, count }) => `${date(day)}: ${count}`).join(", ") });
  return (
    <div className={css.screen}>
      <SafeguardsHead title="access" />
      <p>
        {words.lead} <Link to={paths.staff}>{words.manage}</Link>
      </p>
      <LoadState query={query} lines={6} isTall />
      <ul className={css.list}>
        {data?.staff.map((member) => (
          <li key={member.id} className={css.entry}>
            <p>
              <strong>{member.name || member.email}</strong> <span className="soft">{member.email}</span>
            </p>
            <p>
              {facts(member)}
              {member.factors === 0 && (
                <>
                  {" · "}
                  <span className={css.late}>{words.noFactor}</span>
                </>
              )}
            </p>
            <p className="soft">{views(member)}</p>
            {member.alarms.map((at) => (
              <p key={at} className={css.late}>
                {fillIn(words.alarm, { moment: momentOf(at) })}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {data && (
        <p className="button-row">
          <button type="button" className="button" onClick={confirm}>
            {words.confirm}
          </button>
        </p>
      )}
    </div>
  );
}
