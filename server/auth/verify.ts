import type { Hono } from "hono";
import * as v from "valibot";
import { locales } from "#domain/locale.ts";
import { countCall } from "../http/rate-limits.ts";
import { hasPlainType } from "../http/read-body.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { answerFloor } from "./answer-floor.ts";
import { AuthError, validationFailed } from "./auth-error.ts";
import { checkEmail, checkPhone } from "./check-credentials.ts";
import { findCodeToken, findLinkToken, type Proof } from "./find-token.ts";
import { openLink } from "./one-time-tokens.ts";
import { type AuthOptions, readCaller } from "./options.ts";
import { readJson, text } from "./read-json.ts";
import { firstConfirmation, methodOf, redeemToken } from "./redeem-token.ts";
import { sessionResponse, tokenHeaders } from "./session-response.ts";
import { signIn } from "./sign-in.ts";
import { addressLimits, countRefused } from "./sign-in-limits.ts";
import { followLink, showLink } from "./verify-link.ts";

const body = v.object({
  type: text,
  token: text,
  token_hash: text,
  email: text,
  phone: text,
  redirect_to: text,
});
type Input = v.InferOutput<typeof body>;

/** `POST /verify`: signs in by a mailed link or code. `GET /verify`: the page of a mailed link, whose button posts. */
export function verifyRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  routes.get("/verify", (c) => showLink(c, options));
  for (const locale of locales) routes.get(`/verify/${locale}`, (c) => showLink(c, options, locale));
  routes.post("/verify", answerFloor, async (c) => {
    if (hasPlainType(c.req.raw.headers)) return followLink(c, options);
    const { verify } = addressLimits;
    const input = await readJson(c, body).catch(countRefused(c, verify, options));
    // Junk from an address that an office shares must not stop a mailed link there.
    await countCall(c, verify, options, openLink(input.token_hash, options));
    const proof = await findProof(input, options);
    const caller = readCaller(c, options.env);
    const signedIn = await options.db.transaction().execute(async (tx) => {
      const user = await redeemToken(tx, proof, caller, options);
      return user && signIn(tx, user, methodOf(proof), caller, options);
    });
    options.wakeOutbox();
    if (!signedIn) return c.json({ msg: firstConfirmation, code: "200" });
    return c.json(await sessionResponse(signedIn, options), 200, tokenHeaders);
  });
}

async function findProof(input: Input, options: AuthOptions): Promise<Proof> {
  const { type, token, token_hash: link, email, phone } = input;
  if (!type) throw validationFailed("Verify requires a verification type");
  if (Boolean(token) === Boolean(link))
    throw validationFailed("Verify requires either a token or a token hash");
  if (link) {
    if (email || phone || input.redirect_to)
      throw validationFailed("Only the token_hash and type should be provided");
    return findLinkToken(type, link, options);
  }
  if (Boolean(email) === Boolean(phone))
    throw validationFailed("Only an email address or phone number should be provided on verify");
  if (phone) return findCodeToken({ type, token, phone: checkPhone(phone) }, options);
  return findCodeToken({ type, token, email: checkVerifiedEmail(email) }, options);
}

function checkVerifiedEmail(email: string): string {
  try {
    return checkEmail(email);
  } catch (error) {
    if (error instanceof AuthError) throw validationFailed("Invalid email format", 422);
    throw error;
  }
}
