import { joinFacts } from "#content/format/join-facts.ts";
import { meetingWords } from "#content/words/meetings.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { useOffice } from "../base/office-context.ts";
import { Section } from "../parts/Section.tsx";
import { useMoments } from "../parts/use-moments.ts";
import { useService } from "../parts/use-service.ts";
import css from "./Facts.module.css";

type Props = { appointments: PersonCard["appointments"]; now: number; onBook: () => void };

/** The appointments of a person, and the way to a new one. */
export function AppointmentList({ appointments, now, onBook }: Props) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const serviceOf = useService();
  const words = personWords[locale].appointments;
  return (
    <Section heading={words.heading}>
      <dl className={css.facts}>
        {appointments.map(({ id, typeId, startsAt, meeting, status }) => (
          <div key={id} className={css.fact}>
            <dt>{joinFacts([serviceOf(typeId).name, meeting && meetingWords[locale].ways[meeting]])}</dt>
            {/* One text, here and elsewhere: a translating browser replaces texts, which React could not take away then. */}
            <dd>{short(startsAt, now) + (status === "cancelled" ? `, ${words.cancelled}` : "")}</dd>
          </div>
        ))}
      </dl>
      <p>
        <button type="button" className="link" onClick={onBook}>
          {words.book}
        </button>
      </p>
    </Section>
  );
}
