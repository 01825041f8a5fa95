import { recordsWords } from "#content/words/office/safeguards-records.ts";
import type { Incident } from "#domain/office/safeguards-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { Section } from "../parts/Section.tsx";
import { useDisclosure } from "../parts/use-disclosure.ts";
import { IncidentForm } from "./IncidentForm.tsx";
import { IncidentItem } from "./IncidentItem.tsx";
import css from "./Safeguards.module.css";

/** What went wrong, with the clocks of whom it has to be told. */
export function IncidentList({ incidents }: { incidents: readonly Incident[] }) {
  const { locale } = useOffice();
  const { isOpen, open, close, place } = useDisclosure<HTMLDivElement>();
  const words = recordsWords[locale].incidents;
  return (
    <Section heading={words.heading}>
      {incidents.length === 0 && <p>{words.empty}</p>}
      <ul className={css.list}>
        {incidents.map((incident) => (
          <IncidentItem key={incident.id} incident={incident} />
        ))}
      </ul>
      <div ref={place}>
        {isOpen ? (
          <IncidentForm onDone={close} />
        ) : (
          <button type="button" className="button quiet" onClick={open}>
            {words.add}
          </button>
        )}
      </div>
    </Section>
  );
}
