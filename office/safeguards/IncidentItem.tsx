import { fillIn } from "#content/format/fill-in.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { clocksOf } from "#domain/office/incident-clocks.ts";
import { changeIncident, type Incident } from "#domain/office/safeguards-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import { useMoments } from "../parts/use-moments.ts";
import { useNow } from "../parts/use-now.ts";
import css from "./Safeguards.module.css";

/** An incident: what happened, who is in reach, and by when it has to be told. */
export function IncidentItem({ incident }: { incident: Incident }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const fail = useFailureToast();
  const { whole } = useMoments();
  const { date } = useDayWords();
  const now = useNow();
  const { incidents: words, authorities } = recordsWords[locale];
  const { id, text, account, told, people, peopleByLog, closedAt, discoveredAt } = incident;
  const range = {
    ...{ from: date(incident.fromDay), to: date(incident.toDay) },
    account: account ? account.name : words.everybody,
  };
  const change = (input: { told?: keyof typeof told; isClosed?: boolean }) =>
    void run(changeIncident, { id, ...input }).catch(fail);
  return (
    <li className={css.entry}>
      <p>
        <strong>{text}</strong> {closedAt && `(${words.closed})`}
      </p>
      <p className={css.soft}>
        {fillIn(words.discovered, { moment: whole(discoveredAt) })} · {fillIn(words.range, range)} ·{" "}
        {fillIn(people === peopleByLog ? words.byLog : words.reach, { count: String(people) })}
      </p>
      <ul className={css.list}>
        {clocksOf(incident).map(({ authority, dueAt }) => {
          const toldAt = told[authority];
          const isLate = !toldAt && !closedAt && Date.parse(dueAt) < now;
          return (
            <li key={authority} className={css.item}>
              <span>
                {authorities[authority]}{" "}
                <span className={isLate ? css.late : css.soft}>
                  {toldAt
                    ? fillIn(words.toldAt, { moment: whole(toldAt) })
                    : fillIn(isLate ? words.late : words.due, { moment: whole(dueAt) })}
                </span>
              </span>
              {!toldAt && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={fillIn(words.tellLabel, { authority: authorities[authority] })}
                  onClick={() => change({ told: authority })}
                >
                  {words.tell}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="button-row">
        <button
          type="button"
          className="button quiet"
          aria-label={`${closedAt ? words.reopen : words.close}: ${text}`}
          onClick={() => change({ isClosed: closedAt === null })}
        >
          {closedAt ? words.reopen : words.close}
        </button>
      </p>
    </li>
  );
}
