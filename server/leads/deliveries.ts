import { isMailAddress } from "#domain/forms/form-values.ts";
import { maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { personName } from "#domain/people/person-names.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { type AnsweredLead, isAnswered, type LetterLead } from "../letters/letter.ts";
import { greetedName } from "../letters/person.ts";
import { practiceLetter } from "../letters/practice-letter.ts";
import { visitorLetter } from "../letters/visitor-letter.ts";
import { type ComposerOptions, type Composers, subjectGone } from "../outbox/compose.ts";
import { enqueue } from "../outbox/enqueue.ts";
import type { Mail, Mailbox } from "../outbox/smtp-transport.ts";
import { subjectTagged } from "../outbox/tagged-subjects.ts";
import { prepareWebhooks } from "../webhooks/endpoints.ts";
import type { Follow } from "./queries.ts";
import { findLead } from "./queries.ts";

/** The follow-up of a form: a notice to the practice, a confirmation where possible, a webhook per endpoint. */
export const followForm: Follow<true> = async (tx, options) => {
  const webhooksOf = await prepareWebhooks(tx, "lead-webhook");
  return async ({ id: refId, email }) => {
    const notice = { kind: "lead-notice", refId, channel: "mail", to: "practice" } as const;
    const confirmation = { kind: "lead-confirmation", refId, channel: "mail", visitor: email } as const;
    const mails = isMailAddress(email) ? [notice, confirmation] : [notice];
    await enqueue(tx, [...mails, ...webhooksOf(refId)], options);
    return true;
  };
};

/** The composers of a lead's mails and webhooks; their `refId` is the id of the lead. */
export function leadComposers({ db, env, practice }: ComposerOptions): Composers {
  return {
    "lead-notice": (refId) =>
      composeAnswered(refId, (lead) => ({
        ...practiceLetter({ practice, lead, siteUrl: env.siteUrl }),
        to: "practice",
        ...replyToVisitor(lead),
        locale: "en",
      })),
    "lead-confirmation": (refId) =>
      composeAnswered(refId, (lead) => ({
        ...visitorLetter({ practice, lead, siteUrl: env.siteUrl }),
        to: visitorMailbox(lead),
        isReply: true,
        locale: lead.locale,
      })),
    "lead-webhook": async (refId) => {
      const lead = await findLead(db, refId);
      if (lead?.status === "spam") return leadTagged;
      return lead ? { webhook: webhookFields(lead, practice) } : leadErased;
    },
  };

  async function composeAnswered(refId: string, compose: (lead: AnsweredLead) => Omit<Mail, "date">) {
    const lead = await findLead(db, refId);
    if (lead?.status === "spam") return leadTagged;
    if (!lead || !isAnswered(lead)) return leadErased;
    // A message that lay among the spam is answered when it is taken out.
    return { mail: { ...compose(lead), date: lead.rescued_at ?? lead.created_at } };
  }
}

/** The message of a delivery whose lead was erased; its row stays as proof of delivery without the text. */
export const leadErased = subjectGone("The lead of this delivery is no longer stored.");

const leadTagged = { held: subjectTagged };

/** The mailbox for letters to who sent a lead, named as in a greeting: the address may be a stranger's. */
export const visitorMailbox = (lead: LetterLead): Mailbox => ({
  name: greetedName(lead),
  address: lead.fields.email ?? "",
});

/** Where an answer to the notice of a lead goes, named as typed; nowhere for one without a mail address. */
export const replyToVisitor = ({ form_kind, fields }: LetterLead): { replyTo?: Mailbox } =>
  isMailAddress(fields.email ?? "")
    ? { replyTo: { name: personName(form_kind, fields), address: fields.email ?? "" } }
    : {};

/** The webhook fields of a lead, byte for byte the same on every try; `timestamp` is in epoch milliseconds. */
export function webhookFields(lead: LetterLead, practice: Practice, submittedAt = lead.created_at) {
  const { email, ...otherFields } = lead.fields;
  const maskedFields = Object.entries(otherFields).map(([name, value]) => [
    name,
    maskSensitiveNumbers(value),
  ]);
  return {
    formType: lead.form_kind,
    submittedAt,
    source: practice.business.websiteId,
    timestamp: Date.parse(submittedAt),
    // The address stays whole: with a digit masked nobody could answer.
    ...(email !== undefined && { email }),
    ...Object.fromEntries(maskedFields),
    ...(lead.form_kind === "business" && {
      recommendations: lead.recommendations.map(maskSensitiveNumbers),
    }),
    locale: lead.locale,
  };
}
