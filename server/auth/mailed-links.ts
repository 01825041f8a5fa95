import { type LinkType, linkAddress } from "#domain/office/office-addresses.ts";
import type { OneTimeKind } from "../base/db/auth-schema.ts";
import type { Env } from "../base/env.ts";
import { linkTokenOf, type OneTimeToken } from "./one-time-tokens.ts";

/** The verification type of a mailed link, as the client names it. */
const typesByKind: Partial<Record<OneTimeKind, LinkType>> = {
  confirmation: "signup",
  invite: "invite",
  recovery: "recovery",
  magiclink: "magiclink",
  email_change_current: "email_change",
  email_change_new: "email_change",
};

/**
 * The address of a mailed link: the office, with the token in the fragment, which no log sees; for a program that said
 * where it leads or began a PKCE flow, the page of `/verify`. Undefined for kinds with a code alone.
 */
export function mailedLink(token: OneTimeToken, env: Env, secret: string): string | undefined {
  const type = typesByKind[token.kind];
  if (type === undefined) return undefined;
  const link = linkTokenOf(token, secret);
  if (!token.redirect_to && !token.flow_id) return env.siteUrl + linkAddress(type, link);
  const redirectTo = token.redirect_to || env.auth.siteUrl;
  return `${env.auth.issuer}/verify?${new URLSearchParams({ token: link, type, redirect_to: redirectTo })}`;
}
