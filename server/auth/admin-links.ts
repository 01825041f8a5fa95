import type { Hono } from "hono";
import * as v from "valibot";
import { countCall } from "../http/rate-limits.ts";
import type { RequestEnv } from "../http/request-env.ts";
import { inviteUser } from "./accounts.ts";
import { auditChange, readAdminChange } from "./admin-change.ts";
import { againWhenTaken } from "./auth-error.ts";
import { checkEmail, checkPassword } from "./check-credentials.ts";
import { checkLinkType, insertLink } from "./link-rows.ts";
import { linkTokenOf } from "./one-time-tokens.ts";
import type { AuthOptions } from "./options.ts";
import { hashPassword } from "./passwords.ts";
import { readJson, record, text } from "./read-json.ts";
import { isAllowedRedirect, readRedirect } from "./redirects.ts";
import { codeOf } from "./sealed-token.ts";
import { addressLimits } from "./sign-in-limits.ts";
import { loadUserJson } from "./user-json.ts";

const invitation = v.object({ email: text, data: record });
const linkBody = v.object({
  type: text,
  email: text,
  password: text,
  new_email: text,
  redirect_to: text,
  data: record,
});

/** `POST /invite`, which mails a link, and `POST /admin/generate_link`, which only answers one. */
export function adminLinkRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  const { db, env, keys } = options;
  routes.post("/invite", async (c) => {
    await countCall(c, addressLimits.mail, options);
    const change = await readAdminChange(c, options);
    const input = await readJson(c, invitation);
    const request = {
      email: checkEmail(input.email),
      userMetadata: input.data,
      redirectTo: readRedirect(c, env),
    };
    const user = await againWhenTaken(() =>
      db.transaction().execute(async (tx) => {
        const invited = await inviteUser(tx, request, options);
        await auditChange(tx, "user_invited", invited.id, change);
        return invited;
      }),
    );
    options.wakeOutbox();
    return c.json(await loadUserJson(db, user));
  });
  routes.post("/admin/generate_link", async (c) => {
    const change = await readAdminChange(c, options);
    const input = await readJson(c, linkBody);
    const email = checkEmail(input.email);
    const type = checkLinkType(input.type);
    if (input.password) checkPassword(input.password, env.auth.shortestPassword);
    const passwordHash = input.password ? await hashPassword(input.password) : null;
    const redirect = isAllowedRedirect(input.redirect_to, env) ? input.redirect_to : readRedirect(c, env);
    const request = { type, email, newEmail: input.new_email, passwordHash, data: input.data, redirect };
    const { user, token, verificationType } = await againWhenTaken(() =>
      db.transaction().execute((tx) => insertLink(tx, request, change)),
    );
    const hashedToken = linkTokenOf(token, keys.secret);
    const redirectTo = redirect || env.auth.siteUrl;
    const linkType = verificationType.startsWith("email_change") ? "email_change" : verificationType;
    const query = new URLSearchParams({ token: hashedToken, type: linkType, redirect_to: redirectTo });
    return c.json({
      ...(await loadUserJson(db, user)),
      action_link: `${env.auth.issuer}/verify?${query}`,
      email_otp: codeOf(keys.secret, token.id),
      hashed_token: hashedToken,
      verification_type: verificationType,
      redirect_to: redirectTo,
    });
  });
}
