import { officeShellWords } from "#content/words/office/office-shell.ts";
import { todayWords } from "#content/words/office/today.ts";
import { useOffice } from "../base/office-context.ts";
import { capped } from "../parts/capped-count.ts";
import type { Today } from "../queue/use-today.ts";
import css from "./TodayCounts.module.css";

/** How much there is to do, as three numbers. */
export function TodayCounts({ today: { overdueCount, waitingCount, appointments } }: { today: Today }) {
  const { locale } = useOffice();
  const { counted } = officeShellWords[locale];
  return (
    <dl className={css.counts}>
      <div>
        <dt>{counted.waiting}</dt>
        <dd>{capped(waitingCount)}</dd>
      </div>
      <div className={overdueCount > 0 ? css.alarm : undefined}>
        <dt>{counted.overdue}</dt>
        <dd>{capped(overdueCount)}</dd>
      </div>
      <div>
        <dt>{todayWords[locale].booked}</dt>
        <dd>{capped(appointments.length)}</dd>
      </div>
    </dl>
  );
}
