import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { type Authority, clocksOf } from "#domain/office/incident-clocks.ts";
import { changeIncident, type Incident } from "#domain/office/safeguards-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { useNotice } from "../commands/use-notice.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useDisclosure } from "../parts/use-disclosure.ts";
import { useNow } from "../parts/use-now.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import { ReachForm } from "./ReachForm.tsx";
import css from "./Safeguards.module.css";

/** An incident: what happened, who is in reach, and by when it has to be told. */
export function IncidentItem({ incident }: { incident: Incident }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const notify = useNotice();
  const { act } = useToastedAction();
  const { date, momentOf } = useDayWords();
  const now = useNow();
  const { isOpen, open, close, place } = useDisclosure<HTMLLIElement>();
  const { incidents: words, authorities } = recordsWords[locale];
  const { id, text, account, told, people, peopleByLog, closedAt, discoveredAt } = incident;
  const range = {
    from: date(incident.fromDay),
    to: date(incident.toDay),
    account: account ? account.name || colleagueWords[locale].unnamed : words.everybody,
  };
  const tell = async (authority: Authority) => {
    const { at: toldAt } = await run(changeIncident, { id, told: authority });
    notify({
      title: words.noted,
      text: authorities[authority],
      undo: () => run(changeIncident, { id, told: authority, isTold: false, toldAt }),
    });
  };
  return (
    <li className={css.entry}>
      <div className={css.head}>
        <p>
          <strong>{text}</strong> {closedAt && <span>({words.closed})</span>}
        </p>
        <button
          type="button"
          className="button quiet"
          aria-label={`${closedAt ? words.reopen : words.close}: ${text}`}
          onClick={() => act(() => run(changeIncident, { id, isClosed: closedAt === null }))}
        >
          {closedAt ? words.reopen : words.close}
        </button>
      </div>
      <p className="soft">
        {fillIn(words.discovered, { moment: momentOf(discoveredAt) })} · {fillIn(words.range, range)}
      </p>
      <ul className={css.list}>
        <li ref={place} className={css.item}>
          <span>{fillCount(people === peopleByLog ? words.byLog : words.reach, people)}</span>
          {isOpen ? (
            <ReachForm incident={incident} onDone={close} />
          ) : (
            <button
              type="button"
              className="button quiet"
              aria-label={`${words.changePeople}: ${text}`}
              onClick={open}
            >
              {words.changePeople}
            </button>
          )}
        </li>
        {clocksOf(incident).map(({ authority, dueAt }) => {
          const toldAt = told[authority];
          const isLate = !toldAt && !closedAt && Date.parse(dueAt) < now;
          return (
            <li key={authority} className={css.item}>
              <span>
                {authorities[authority]}{" "}
                <span className={isLate ? css.late : "soft"}>
                  {toldAt
                    ? fillIn(words.toldAt, { moment: momentOf(toldAt) })
                    : fillIn(isLate ? words.late : words.due, { moment: momentOf(dueAt) })}
                </span>
              </span>
              {!toldAt && (
                <button
                  type="button"
                  className="button quiet"
                  aria-label={`${fillIn(words.tellLabel, { authority: authorities[authority] })}: ${text}`}
                  onClick={() => act(() => tell(authority), authority)}
                >
                  {words.tell}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </li>
  );
}
