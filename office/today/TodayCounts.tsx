import { todayWords } from "#content/words/office/today.ts";
import { mostShown } from "#domain/office/desk-values.ts";
import { useOffice } from "../base/office-context.ts";
import type { Today } from "../queue/use-today.ts";
import css from "./TodayCounts.module.css";

/** How much there is to do, as three numbers. */
export function TodayCounts({ today: { overdueCount, waitingCount, appointments } }: { today: Today }) {
  const { locale } = useOffice();
  const { counts } = todayWords[locale];
  return (
    <dl className={css.counts}>
      <div className={overdueCount > 0 ? css.alarm : undefined}>
        <dt>{counts.overdue}</dt>
        <dd>{shown(overdueCount)}</dd>
      </div>
      <div>
        <dt>{counts.waiting}</dt>
        <dd>{shown(waitingCount)}</dd>
      </div>
      <div>
        <dt>{counts.appointments}</dt>
        <dd>{shown(appointments.length)}</dd>
      </div>
    </dl>
  );
}

const shown = (count: number) => (count > mostShown ? `${mostShown}+` : count);
