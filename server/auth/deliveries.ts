import type { Clock } from "../base/clock.ts";
import type { OneTimeKind } from "../base/db/auth-schema.ts";
import { openText } from "../base/sealed-text.ts";
import { type NoticeKind, staffLinkLetter, staffNoticeLetter } from "../letters/staff-letter.ts";
import { type ComposerOptions, type Composers, type Message, subjectGone } from "../outbox/compose.ts";
import { deviceName } from "./device-name.ts";
import { isForNow } from "./find-token.ts";
import { type AuthKeys, openKeys } from "./keys.ts";
import { mailedLink } from "./mailed-links.ts";
import type { AddressNotice } from "./notices.ts";
import { codeEnd, findOneTimeToken, mailKindOf } from "./one-time-tokens.ts";
import { codeOf } from "./sealed-token.ts";
import { findSession } from "./sessions.ts";
import { localeOf } from "./user-locale.ts";
import { findUser, type User } from "./user-rows.ts";

type Options = ComposerOptions & { now: Clock; keys?: AuthKeys | undefined };

const linkKinds = [
  ...(["confirmation", "invite", "recovery", "magiclink"] as const),
  ...(["email_change_current", "email_change_new", "reauthentication"] as const),
] satisfies OneTimeKind[];
type LinkKind = (typeof linkKinds)[number];
const eventKinds = [
  ...(["auth-new-sign-in", "auth-notice-password"] as const),
  ...(["auth-notice-factor-removed", "auth-notice-factor-reset", "auth-notice-recovery-code"] as const),
] satisfies NoticeKind[];

const linkOver = subjectGone("The link or code was used, replaced or has expired.");
const accountGone = subjectGone("The account or its address no longer exists.");

/**
 * The composers of the mails around accounts. The `refId` of a link or code is its one-time token's id, that of a notice
 * its audit row's. Links and codes are derived again at every try, so no table holds them.
 */
export function authComposers(options: Options): Composers {
  const { db, env, practice, now } = options;
  // The file is read for the first mail that needs it, as the outbox command shows others without.
  let opened = options.keys;
  const secret = () => {
    opened ??= openKeys(env, now);
    return opened.secret;
  };
  return {
    ...Object.fromEntries(
      linkKinds.map((kind) => [mailKindOf(kind), (refId: string) => composeLink(refId, kind)]),
    ),
    ...Object.fromEntries(eventKinds.map((kind) => [kind, (refId: string) => composeNotice(refId, kind)])),
    "auth-notice-address": composeAddressNotice,
  };

  async function composeLink(id: string, mail: LinkKind): Promise<Message> {
    const token = await findOneTimeToken(db, id, now());
    const user = token && (await findUser(db, token.user_id));
    if (!token || !user || !isForNow(token, user)) return linkOver;
    const link = mailedLink(token, env, secret());
    const codeEndsAt = codeEnd(token);
    const hasCode = mail !== "invite" && codeEndsAt > now();
    if (!link && !hasCode) return linkOver;
    const letter = staffLinkLetter({
      practice,
      locale: localeOf(user),
      mail,
      newAddress: user.new_email ?? "",
      ...(link && { link: { text: link, endsAt: new Date(token.expires_at) } }),
      ...(hasCode && { code: { text: codeOf(secret(), token.id), endsAt: codeEndsAt } }),
    });
    return mailTo(token.sent_to, user, letter, token.created_at);
  }

  async function composeNotice(auditId: string, kind: NoticeKind): Promise<Message> {
    const event = await db.selectFrom("audit").selectAll().where("id", "=", auditId).executeTakeFirst();
    const userId = event?.subject_kind === "user" ? event.subject_id : event?.actor_id;
    const user = userId ? await findUser(db, userId) : undefined;
    if (!event || !user?.email) return accountGone;
    const session = event.session_id ? await findSession(db, event.session_id) : undefined;
    const letter = staffNoticeLetter({
      practice,
      locale: localeOf(user),
      kind,
      siteUrl: env.siteUrl,
      at: new Date(event.at),
      // The address and the device of somebody else are not for this mailbox.
      ...(event.actor_id === user.id && {
        network: event.ip_address,
        device: deviceName(session?.user_agent ?? ""),
      }),
    });
    return mailTo(user.email, user, letter, event.at);
  }

  async function composeAddressNotice(sealed: string): Promise<Message> {
    const text = openText(secret(), sealed);
    if (text === undefined) return accountGone;
    const { to, locale, at } = JSON.parse(text) as AddressNotice;
    const kind = "auth-notice-address" as const;
    const letter = staffNoticeLetter({ practice, locale, kind, at: new Date(at), siteUrl: env.siteUrl });
    return { mail: { ...letter, to: { name: "", address: to }, locale, date: at } };
  }
}

const mailTo = (
  address: string,
  user: User,
  letter: { subject: string; text: string; html: string },
  date: string,
): Message => ({ mail: { ...letter, to: { name: "", address }, locale: localeOf(user), date } });
