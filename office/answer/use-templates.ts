import { useQuery } from "@tanstack/react-query";
import { fillIn } from "#content/format/fill-in.ts";
import { answerWords } from "#content/words/office/answer.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { listTemplates, type ReplyTemplate } from "#domain/office/template-operations.ts";
import type { TemplateValues } from "#domain/people/blanks.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { useMe } from "../parts/use-me.ts";

export type FilledTemplate = { id: string; title: string; subject: string; body: string };

/** The templates of a channel, filled for a person in the language that the person writes; titles for the staff. */
export function useTemplates(person: PersonCard, channel: ReplyTemplate["channel"]) {
  const { call, locale, practiceName } = useOffice();
  const me = useMe();
  const { data } = useQuery({ ...queryOf(call, listTemplates, {}), retry: false });
  const values: TemplateValues = {
    firstName: person.name.split(" ")[0] ?? "",
    name: person.name,
    staff: me?.name.split(" ")[0] ?? "",
    practice: practiceName,
  };
  // One without a value stays a blank, which blocks the sending.
  const known = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ""));
  const templates = (data?.templates ?? [])
    .filter((template) => template.channel === channel)
    .map(
      ({ id, title, subject, body }): FilledTemplate => ({
        id,
        title: title[locale],
        subject: fillIn(subject[person.writes], known),
        body: fillIn(body[person.writes], known),
      }),
    );
  const { firstName, staff, practice } = values;
  const greeting = fillIn(answerWords[person.writes].greeting, { person: firstName, staff, practice });
  return { templates, greeting };
}
