import { fillIn } from "#content/format/fill-in.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { TimelineEntry } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { useMoments } from "../parts/use-moments.ts";
import { useService } from "../parts/use-service.ts";
import { Moment } from "./Moment.tsx";

type AppointmentEntry = Extract<TimelineEntry, { type: "appointment" }>;

/** An appointment that was booked, changed or canceled. */
export function AppointmentLine({ entry, now }: { entry: AppointmentEntry; now: number }) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const serviceOf = useService();
  const words = personWords[locale].timeline.appointments;
  const { event, typeId, meeting, startsAt, previousStartsAt, at } = entry;
  const values = {
    type: serviceOf(typeId).name,
    moment: short(startsAt, now),
    previous: previousStartsAt ? short(previousStartsAt, now) : "",
    way: meeting ? meetingWords[locale].ways[meeting] : "",
  };
  return (
    <>
      <Moment at={at} now={now} />
      <p>{fillIn(words[event], values)}</p>
    </>
  );
}
