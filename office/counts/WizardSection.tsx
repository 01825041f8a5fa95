import { routes } from "#content/routes.ts";
import { countsWords } from "#content/words/office/counts.ts";
import { stageSeparator } from "#domain/office/people-list-operations.ts";
import type { Stage } from "#domain/people/people.ts";
import { useOffice } from "../base/office-context.ts";
import { Section } from "../parts/Section.tsx";
import { CountTable } from "./CountTable.tsx";
import type { PeopleLink } from "./count-links.ts";
import type { Counts } from "./use-counts.ts";

/** The way from the wizard's page to a client: how many are left at each step. */
export function WizardSection({ counts, linkTo }: { counts: Counts; linkTo: PeopleLink }) {
  const { locale } = useOffice();
  const { wizard: words } = countsWords[locale];
  const { from, to, wizard } = counts;
  const { opened, asked, talking, booked, clients } = wizard;
  const all = Math.max(opened ?? 0, asked);
  const listOf = (...stages: Stage[]) =>
    linkTo({ from, to, form: "business", stage: stages.join(stageSeparator) });
  const steps = [
    ...(opened === null
      ? []
      : [{ id: "opened", name: words.opened, count: opened, page: routes.startYourBusiness }]),
    { id: "asked", name: words.asked, count: asked, link: listOf() },
    { id: "talking", name: words.talking, count: talking, link: listOf("talking", "booked", "client") },
    { id: "booked", name: words.booked, count: booked, link: listOf("booked", "client") },
    { id: "clients", name: words.clients, count: clients, link: listOf("client") },
  ];
  return (
    <Section heading={words.heading}>
      <p>{words.about}</p>
      <CountTable caption={words.heading} isCaptionUnseen all={all} rows={all > 0 ? steps : []} />
    </Section>
  );
}
