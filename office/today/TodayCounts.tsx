import { officeShellWords } from "#content/words/office/office-shell.ts";
import { todayWords } from "#content/words/office/today.ts";
import { mostShown } from "#domain/office/desk-values.ts";
import { useOffice } from "../base/office-context.ts";
import type { Today } from "../queue/use-today.ts";
import css from "./TodayCounts.module.css";

/** How much there is to do, as three numbers. */
export function TodayCounts({ today: { overdueCount, waitingCount, appointments } }: { today: Today }) {
  const { locale } = useOffice();
  const { counted } = officeShellWords[locale];
  return (
    <dl className={css.counts}>
      <div className={overdueCount > 0 ? css.alarm : undefined}>
        <dt>{counted.overdue}</dt>
        <dd>{shown(overdueCount)}</dd>
      </div>
      <div>
        <dt>{counted.waiting}</dt>
        <dd>{shown(waitingCount)}</dd>
      </div>
      <div>
        <dt>{todayWords[locale].booked}</dt>
        <dd>{shown(appointments.length)}</dd>
      </div>
    </dl>
  );
}

const shown = (count: number) => (count > mostShown ? `${mostShown}+` : count);
