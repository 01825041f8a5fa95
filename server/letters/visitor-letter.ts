import { fillIn } from "#content/format/fill-in.ts";
import { whatsappUrl } from "#content/format/whatsapp-url.ts";
import { nextSteps, toldKind } from "#content/next-steps.ts";
import { planNoteSentences, planServices } from "#content/plan-services.ts";
import { methodRoutes } from "#content/recommended.ts";
import { pathOf } from "#content/routes.ts";
import { visitorLetterWords } from "#content/words/letters.ts";
import { planWords } from "#content/words/plan.ts";
import type { BusinessFields } from "#domain/forms/business-form.ts";
import { quizQuestions, recommendFiling } from "#domain/forms/filing-quiz.ts";
import type { AnsweredKind } from "#domain/forms/form-kinds.ts";
import { planNotes, recommendServices } from "#domain/forms/recommendations.ts";
import { addressLine, addressLines } from "./address-lines.ts";
import { answerBy } from "./answer-by.ts";
import { labelledAnswers } from "./answers.ts";
import type { Block, Draft, Fact } from "./draft.ts";
import type { Letter, LetterInput } from "./letter.ts";
import { notaryNoticeBlocks } from "./notary-notice-blocks.ts";
import { greetedName } from "./person.ts";
import { renderLetter } from "./render-letter.ts";
import { replyHours } from "./reply-hours.ts";

/** The confirmation of a lead to the visitor, in the language of the form: next steps, the moment of the answer, contacts. */
export function visitorLetter(input: LetterInput): Letter {
  const { practice, lead, siteUrl } = input;
  const { business } = practice;
  const words = visitorLetterWords[lead.locale];
  const kind = toldKind(lead.form_kind, lead.fields.service);
  const received = `${words.received[kind]}.`;
  // Nobody answers the quiz: it asks for no call, and nothing is to come that could be needed sooner.
  const isQuiz = lead.form_kind === "quiz";
  const promise = fillIn(words.promise, { moment: answerBy(practice, lead, lead.locale) });
  const person = greetedName(lead);
  const requestFacts = factsOfRequest(input);
  const isAnswering = lead.form_kind === "business" || isQuiz;
  const request = requestFacts.map(({ value }) => value).join("\n");
  const blocks: Block[] = [
    { kind: "paragraph", text: isQuiz ? received : `${received} ${promise}` },
    ...(requestFacts.length > 0
      ? [
          { kind: "heading" as const, text: isAnswering ? words.answers : words.asked },
          { kind: "facts" as const, facts: requestFacts },
        ]
      : []),
    ...recommendation(input),
    ...plan(input),
    ...notaryNoticeBlocks(practice, request, lead.locale),
    { kind: "heading", text: words.next },
    { kind: "steps", steps: nextSteps(kind, lead.locale, practice) },
    { kind: "heading", text: isQuiz ? planWords[lead.locale].contactHeading : words.sooner },
    { kind: "facts", facts: contacts(input) },
    {
      kind: "buttons",
      links: [
        { label: fillIn(words.call, { phone: business.phone.shown }), url: `tel:${business.phone.dialed}` },
        {
          label: words.whatsapp,
          url: whatsappUrl(business, lead.locale),
        },
      ],
    },
    { kind: "paragraph", text: words.safety, isSoft: true },
  ];
  const draft: Draft = {
    locale: lead.locale,
    subject: `${words.received[kind]} – ${business.name}`,
    sender: business.name,
    title: person ? `${words.thanks}, ${person}` : words.thanks,
    blocks,
    foot: {
      lines: [business.legalName, addressLine(business), words.why],
      links: [{ label: words.privacy, url: siteUrl + pathOf("privacy", lead.locale) }],
    },
  };
  return renderLetter(draft);
}

/** The result of the quiz, computed from the answers: a text from the request could be an advertisement to a stranger. */
function recommendation({ lead, siteUrl }: LetterInput): Block[] {
  if (lead.form_kind !== "quiz") return [];
  const words = visitorLetterWords[lead.locale].recommended;
  const method = recommendFiling(lead.fields);
  const url = siteUrl + pathOf(methodRoutes[method], lead.locale);
  return [
    { kind: "heading", text: words.heading },
    { kind: "paragraph", text: words[method] },
    { kind: "buttons", links: [{ label: words.read, url }] },
  ];
}

/** The services and notes of the business plan, computed from the answers for the same reason. */
function plan({ practice, lead }: LetterInput): Block[] {
  if (lead.form_kind !== "business") return [];
  const codes = recommendServices(lead.fields as BusinessFields);
  const services = planServices(codes, practice, lead.locale);
  const notes = planNoteSentences(planNotes(lead.fields as BusinessFields), practice, lead.locale);
  return [
    { kind: "heading", text: visitorLetterWords[lead.locale].plan },
    {
      kind: "facts",
      facts: services.map(({ title, includes, price }) => ({
        label: title,
        value: `${includes} ${price && `(${price})`}`.trim(),
      })),
    },
    ...notes.map((text): Block => ({ kind: "paragraph", text, isSoft: true })),
    { kind: "heading", text: planWords[lead.locale].checklistHeading },
    { kind: "steps", steps: [...planWords[lead.locale].checklist] },
  ];
}

const summaryFields: Record<AnsweredKind, string[]> = {
  hero: ["service"],
  contact: ["service", "urgency"],
  consultation: ["service", "serviceType"],
  business: ["businessType", "numOwners", "needsPayroll", "needsBookkeeping", "needsAdvisory"],
  booking: ["service", "tier"],
  quiz: quizQuestions.map(({ id }) => id),
};

// Only options of the form are repeated: free text could be an advertisement to a stranger.
function factsOfRequest({ practice, lead }: LetterInput): Fact[] {
  const { service } = visitorLetterWords[lead.locale];
  return labelledAnswers(lead, lead.locale, practice)
    .filter(
      ({ field, isKnown, value }) =>
        summaryFields[lead.form_kind].includes(field) && (isKnown || /^\d{1,4}$/.test(value)),
    )
    .map(({ field, label, value }) => ({ label: field === "service" ? service : label, value }));
}

function contacts({ practice, lead }: LetterInput): Fact[] {
  const { business } = practice;
  const { contacts } = visitorLetterWords[lead.locale];
  return [
    { label: contacts.phone, value: business.phone.shown },
    { label: contacts.email, value: business.email },
    { label: contacts.address, value: addressLines(business).join("\n") },
    { label: contacts.hours, value: replyHours(practice, lead.locale, new Date(lead.created_at)) },
  ];
}
