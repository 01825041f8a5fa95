import { writeLast } from "../base/db/run-together.ts";
import { writeSignals } from "../base/db/signals.ts";
import { leadErased, visitorMailbox } from "../leads/deliveries.ts";
import type { Follow } from "../leads/queries.ts";
import { findLead } from "../leads/queries.ts";
import { newsletterLetter } from "../letters/newsletter-letter.ts";
import { type ComposerOptions, type Composers, type Message, subjectGone } from "../outbox/compose.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { findSubscription, insertSubscriber, subscribersChanged } from "./queries.ts";

/** Stores a pending subscriber and mails the link (double opt-in); nothing else, as anybody can type an address. */
export const followNewsletterForm: Follow<true> =
  async (tx, options) =>
  async ({ id: leadId, email, submission }) => {
    await insertSubscriber(tx, { email, locale: submission.locale, leadId, now: options.now });
    await writeLast(tx, () => writeSignals(tx, [subscribersChanged], "", options.now));
    const mail = { kind: "newsletter-confirm", refId: leadId, channel: "mail", visitor: email } as const;
    await enqueue(tx, [mail], options);
    return true;
  };

/** The composers of the newsletter's mails; their `refId` is the id of the lead that subscribed. */
export function newsletterComposers({ db, env, practice }: ComposerOptions): Composers {
  return {
    "newsletter-confirm": (refId) => compose(refId, false),
    "newsletter-welcome": (refId) => compose(refId, true),
  };

  async function compose(refId: string, isWelcome: boolean): Promise<Message> {
    const lead = await findLead(db, refId);
    if (!lead) return leadErased;
    const subscription = await findSubscription(db, lead.fields.email ?? "");
    if (!subscription) return subjectGone("The address no longer asks for the newsletter.");
    const { token, confirmed_at } = subscription;
    // The page on which it was confirmed may have another language than the form.
    const { locale } = isWelcome ? subscription : lead;
    const reader = { ...lead, locale };
    const letter = newsletterLetter({ practice, lead: reader, siteUrl: env.siteUrl, token, isWelcome });
    const date = isWelcome && confirmed_at ? confirmed_at : lead.created_at;
    return { mail: { ...letter, to: visitorMailbox(lead), isReply: true, locale, date } };
  }
}
