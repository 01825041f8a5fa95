import { Suspense } from "react";
import { Link } from "react-router";
import { joinFacts } from "#content/format/join-facts.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { wallClock } from "#ui/dates/wall-clock.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { dayPath } from "../base/paths.ts";
import { useNotice } from "../commands/use-notice.ts";
import { Section } from "../parts/Section.tsx";
import { useMoments } from "../parts/use-moments.ts";
import { useService } from "../parts/use-service.ts";
import css from "./Facts.module.css";

const OutcomeButtons = lazyPart(async () => (await import("../calendar/OutcomeButtons.tsx")).OutcomeButtons);

type Props = { person: PersonCard; now: number; onBook: () => void };

/** The appointments of a person, with how past ones ended, and the way to a new one. */
export function AppointmentList({ person: { name, appointments, deleteAt }, now, onBook }: Props) {
  const { locale, names } = useOffice();
  const { short } = useMoments();
  const serviceOf = useService();
  const notify = useNotice();
  const words = personWords[locale].appointments;
  return (
    <Section heading={words.heading}>
      <dl className={css.facts}>
        {appointments.map(({ id, typeId, startsAt, meeting, status, outcome }) => {
          const state = status === "cancelled" ? words.cancelled : outcome && words.outcomes[outcome];
          // One text, here and elsewhere: a translating browser replaces texts, which React could not take away then.
          const text = short(startsAt, now) + (state ? `, ${state}` : "");
          return (
            <div key={id} className={css.fact}>
              <dt>{joinFacts([serviceOf(typeId).name, meeting && meetingWords[locale].ways[meeting]])}</dt>
              <dd>
                {status === "cancelled" ? (
                  <span>{text}</span>
                ) : (
                  <Link to={dayPath(wallClock(startsAt, names.timeZone).day)}>{text}</Link>
                )}
                {!state && Date.parse(startsAt) <= now && (
                  <Suspense>
                    <OutcomeButtons entry={{ id, name, outcome }} onDone={notify} />
                  </Suspense>
                )}
              </dd>
            </div>
          );
        })}
      </dl>
      {!deleteAt && (
        <p>
          <button type="button" className="link" onClick={onBook}>
            {words.book}
          </button>
        </p>
      )}
    </Section>
  );
}
