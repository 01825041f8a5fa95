import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { IconButton } from "../parts/IconButton.tsx";
import { LoadState } from "../parts/LoadState.tsx";
import { MailFailure } from "../parts/MailFailure.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { useMoments } from "../parts/use-moments.ts";
import { useNow } from "../parts/use-now.ts";
import { useAssignMe } from "../queue/use-assign-me.ts";
import { useToday } from "../queue/use-today.ts";
import { WaitingRows } from "../queue/WaitingRows.tsx";
import { AppointmentRows } from "./AppointmentRows.tsx";
import { DueRows } from "./DueRows.tsx";
import { FailureRows } from "./FailureRows.tsx";
import { OwnerTasks } from "./OwnerTasks.tsx";
import { TodayCounts } from "./TodayCounts.tsx";
import css from "./TodayScreen.module.css";

/** What is to be done now: what was not delivered, who waits for an answer, what is due, who comes today. */
export function TodayScreen() {
  const { locale } = useOffice();
  const now = useNow();
  const { clock, day } = useMoments();
  const query = useToday();
  const { today } = query;
  // Here alone: beside a card the key is that of its person.
  useAssignMe(query.waiting);
  return (
    <div className={css.screen}>
      <div>
        <ScreenHead title={officeShellWords[locale].titles.today}>
          <p className={css.moment}>
            <span>{`${day(now)}, ${clock(now)}`}</span>
            <IconButton
              icon="refresh"
              label={deskWords[locale].refresh}
              onClick={() => void query.refetch()}
            />
          </p>
          {today && <TodayCounts today={today} />}
        </ScreenHead>
      </div>
      <LoadState query={query} lines={6} isTall />
      {today && (
        <>
          <MailFailure since={today.mailFailingSince} />
          <FailureRows failures={today.failures} pausedCampaigns={today.pausedCampaigns} />
          <WaitingRows now={now} />
          <DueRows now={now} />
          <AppointmentRows appointments={today.appointments} />
          <OwnerTasks />
        </>
      )}
    </div>
  );
}
