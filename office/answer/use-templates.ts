import { useQuery } from "@tanstack/react-query";
import { fillIn } from "#content/format/fill-in.ts";
import { answerWords } from "#content/words/office/answer.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { listTemplates, type ReplyTemplate } from "#domain/office/template-operations.ts";
import { firstNameOf } from "#domain/people/person-names.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { templatesOf } from "../parts/templates-of.ts";
import { useFillBlanks } from "../parts/use-fill-blanks.ts";
import { useMe } from "../parts/use-me.ts";

export type FilledTemplate = { id: string; title: string; subject: string; body: string };

/** The templates of a channel, filled for a person in the language that the person writes; titles for the staff. */
export function useTemplates({ name, writes, timeline }: PersonCard, channel: ReplyTemplate["channel"]) {
  const { call, locale, names, practiceName: practice } = useOffice();
  const fillBlanks = useFillBlanks();
  const staff = useMe()?.name ?? "";
  const { data, isPending } = useQuery(queryOf(call, listTemplates, {}));
  const latest = timeline.find((entry) => entry.type === "submission");
  const service = latest?.fields.find((field) => /^(?:tier|service|serviceType)$/.test(field.name));
  const fill = (text: string) => fillBlanks(text, writes, { name, service: service?.value ?? "" });
  const templates = templatesOf(data?.templates ?? [], channel, names.hasCalCom).map(
    ({ id, title, subject, body }): FilledTemplate => ({
      id,
      title: title[locale],
      subject: fill(subject[writes]),
      body: fill(body[writes]),
    }),
  );
  const greeting = fillIn(answerWords[writes].greeting, { person: firstNameOf(name), staff, practice });
  return { templates, greeting, isPending };
}
