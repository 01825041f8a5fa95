import { useQuery } from "@tanstack/react-query";
import { fillIn } from "#content/format/fill-in.ts";
import { answerWords } from "#content/words/office/answer.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { listTemplates, type ReplyTemplate } from "#domain/office/template-operations.ts";
import { fillBlanks, type TemplateBlank } from "#domain/people/template-blanks.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { useMe } from "../parts/use-me.ts";
import { useService } from "../parts/use-service.ts";

export type FilledTemplate = { id: string; title: string; subject: string; body: string };

/** The templates of a channel, filled for a person in the language that the person writes; titles for the staff. */
export function useTemplates({ name, writes, timeline }: PersonCard, channel: ReplyTemplate["channel"]) {
  const { call, locale, practiceName: practice, names } = useOffice();
  const serviceOf = useService(writes);
  const sender = useMe()?.name ?? "";
  const { data, isPending } = useQuery(queryOf(call, listTemplates, {}));
  const latest = timeline.find((entry) => entry.type === "submission");
  const service = latest?.fields.find((field) => /^(?:tier|service|serviceType)$/.test(field.name));
  const [firstName = ""] = name.split(" ");
  // The times are put in by whoever offers them.
  const values: Partial<Record<TemplateBlank, string>> = {
    firstName,
    name,
    sender,
    practice,
    phone: names.phone,
    service: serviceOf(service?.value ?? "").name,
  };
  const templates = (data?.templates ?? [])
    .filter((template) => template.channel === channel)
    .map(
      ({ id, title, subject, body }): FilledTemplate => ({
        id,
        title: title[locale],
        subject: fillBlanks(subject[writes], values),
        body: fillBlanks(body[writes], values),
      }),
    );
  const greeting = fillIn(answerWords[writes].greeting, { person: firstName, staff: sender, practice });
  return { templates, greeting, isPending };
}
