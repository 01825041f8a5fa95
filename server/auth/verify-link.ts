import type { Context } from "hono";
import { seconds } from "#domain/durations.ts";
import { type Locale, otherLocale } from "#domain/locale.ts";
import { countCall } from "../http/rate-limits.ts";
import { readBody } from "../http/read-body.ts";
import { readPairs } from "../http/read-pairs.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { dynamicPageHeaders } from "../http/security-headers.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { findLinkToken } from "./find-token.ts";
import { findByLink, openLink } from "./one-time-tokens.ts";
import { type AuthOptions, readCaller } from "./options.ts";
import { issueCode } from "./pkce.ts";
import { firstConfirmation, methodOf, redeemToken } from "./redeem-token.ts";
import { allowedRedirect, wantedRedirect } from "./redirects.ts";
import { codeAddress, errorAddress, messageAddress, sessionAddress } from "./return-address.ts";
import { sessionResponse } from "./session-response.ts";
import { signIn } from "./sign-in.ts";
import { addressLimits } from "./sign-in-limits.ts";
import { localeOf } from "./user-locale.ts";
import { findUser } from "./user-rows.ts";

/** What a mailed link says: what it is for, its token, and where its person goes in the end. */
type MailedLink = { type: string; token: string; redirectTo: string };

const bodyTimeout = seconds(10);

/** Answers the opening of a mailed link with a page whose button posts, because mail scanners open links too. */
export async function showLink(
  c: Context<RequestEnv>,
  options: AuthOptions,
  chosenLocale?: Locale,
): Promise<Response> {
  const { env, pages } = options;
  const link = checkLink({
    type: c.req.query("type") ?? "",
    token: c.req.query("token") ?? "",
    redirectTo: wantedRedirect(c),
  });
  if (env.auth.verifiesOnGet && c.req.method === "GET") return actOnLink(c, link, options);
  const locale = chosenLocale ?? localeOf(await findHolder(link.token, options));
  const action = `${new URL(env.auth.issuer).pathname}/verify`;
  const query = new URLSearchParams({ token: link.token, type: link.type, redirect_to: link.redirectTo });
  const otherLanguageHref = `${action}/${otherLocale[locale]}?${query}`;
  const filled = pages.fill("mailedLink", locale, { ...link, action, otherLanguageHref });
  const page = allowFormTarget(filled, targetOf(link, options));
  // The address is a key; no other site may learn it.
  const headers = { "referrer-policy": "no-referrer", "x-robots-tag": "noindex, nofollow" };
  return c.body(page, 200, { ...dynamicPageHeaders(env.siteUrl), ...headers });
}

/** Where the button leads in the end. */
const targetOf = ({ redirectTo }: MailedLink, { env }: AuthOptions) =>
  allowedRedirect(redirectTo, env) || env.auth.siteUrl;

/** Names the origin of a form's last redirect in the page's content security policy, which browsers hold it to. */
function allowFormTarget(page: string, address: string): string {
  const { origin, protocol } = new URL(address);
  // An address of an app has no origin; its scheme stands for it.
  const source = origin === "null" ? protocol : origin;
  // A host may hold what ends a directive or an attribute.
  if (!/^[a-z][\w+.-]*:(?:\/\/[\w.:[\]-]+)?$/i.test(source)) return page;
  return page.replace(/form-action [^;"]*/, (directive) => `${directive} ${source}`);
}

async function findHolder(link: string, options: AuthOptions) {
  const token = await findByLink(options.db, link, options);
  return token && findUser(options.db, token.user_id);
}

/** Answers the button of that page: it acts, and leads on with status 303. */
export async function followLink(c: Context<RequestEnv>, options: AuthOptions): Promise<Response> {
  const body = await readBody(c.req.raw, bodyTimeout);
  const pairs = await readPairs(body, c.req.header("content-type") ?? "");
  const fields = new Map(pairs);
  const link = checkLink({
    type: fields.get("type") ?? "",
    token: fields.get("token") ?? "",
    redirectTo: c.req.header("redirect_to") || fields.get("redirect_to") || "",
  });
  return actOnLink(c, link, options);
}

function checkLink(link: MailedLink): MailedLink {
  if (!link.type) throw validationFailed("Verify requires a verification type");
  if (!link.token) throw validationFailed("Verify requires a token or a token hash");
  return link;
}

async function actOnLink(c: Context<RequestEnv>, link: MailedLink, options: AuthOptions) {
  await countCall(c, addressLimits.verify, options, openLink(link.token, options));
  const address = await redeemLink(c, link, options);
  options.wakeOutbox();
  c.header("referrer-policy", "no-referrer");
  return c.redirect(address, 303);
}

/** Uses the link, and resolves with the address to go on to: with a session, a code, a message or an error. */
async function redeemLink(c: Context<RequestEnv>, link: MailedLink, options: AuthOptions): Promise<string> {
  const { db, env } = options;
  const target = targetOf(link, options);
  const isPkce = link.token.startsWith("pkce_");
  const caller = readCaller(c, env);
  try {
    const proof = await findLinkToken(link.type, link.token, options);
    const outcome = await db.transaction().execute(async (tx) => {
      const user = await redeemToken(tx, proof, caller, options);
      if (!user) return messageAddress(target, firstConfirmation, isPkce);
      if (proof.token.flow_id) return codeAddress(target, await issueCode(tx, proof.token.flow_id, options));
      return signIn(tx, user, methodOf(proof), caller, options);
    });
    if (typeof outcome === "string") return outcome;
    return sessionAddress(target, await sessionResponse(outcome, options), link.type);
  } catch (error) {
    if (error instanceof AuthError) return errorAddress(target, error, isPkce);
    throw error;
  }
}
