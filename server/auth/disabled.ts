import type { Context, Hono } from "hono";
import * as v from "valibot";
import type { RequestEnv } from "../http/request-env.ts";
import { writeAudit } from "./audit.ts";
import { AuthError, OAuthError, validationFailed } from "./auth-error.ts";
import { authenticate, isUuid, lockSignedIn } from "./authenticate.ts";
import { type AuthOptions, readCaller } from "./options.ts";
import { readJson, text } from "./read-json.ts";
import { requireAdmin } from "./require-admin.ts";
import { listIdentities } from "./user-rows.ts";

/** External providers that the hosted service knows; none is on here. */
export const externalProviders = [
  "apple",
  "azure",
  "bitbucket",
  "discord",
  "facebook",
  "figma",
  "fly",
  "github",
  "gitlab",
  "google",
  "kakao",
  "keycloak",
  "linkedin",
  "linkedin_oidc",
  "notion",
  "slack",
  "slack_oidc",
  "snapchat",
  "spotify",
  "twitch",
  "twitter",
  "workos",
  "x",
  "zoom",
];

/** Answers the calls of what is off as the hosted service does with them off. */
export function disabledRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  routes.get("/authorize", (c) => {
    const message = unsupportedProvider(c.req.query("provider") ?? "");
    // A browser comes here by itself: a person gets back to the site instead of seeing JSON.
    if (!c.req.header("accept")?.includes("text/html")) throw validationFailed(message);
    const fragment = new URLSearchParams({ error: "validation_failed", error_description: message });
    return c.redirect(`${options.env.auth.siteUrl}/#${fragment}`, 303);
  });
  routes.all("/callback", (c) => {
    const state = c.req.query("state");
    const error = {
      error: "invalid_request",
      error_code: state ? "bad_oauth_state" : "bad_oauth_callback",
      error_description: state ? "OAuth state not found or expired" : "OAuth state parameter missing",
    };
    return c.redirect(`${options.env.auth.siteUrl}/?${new URLSearchParams(error)}`, 303);
  });
  const saml = refuseAll("saml_provider_disabled", "SAML 2.0 is disabled");
  for (const path of ["/sso", "/sso/saml/metadata", "/sso/saml/acs"]) routes.all(path, saml);
  routes.all("/passkeys/*", refuseAll("passkey_disabled", "Passkeys are disabled"));
  const oauth = refuseAll("feature_disabled", "OAuth server is disabled");
  for (const path of ["/oauth/*", "/user/oauth/*"]) routes.all(path, oauth);
  routes.all("/admin/oauth/*", async (c) => {
    await requireAdmin(c, options);
    return oauth();
  });
  routes.all("/admin/users/:id/passkeys/*", async (c) => {
    await requireAdmin(c, options);
    throw new AuthError(404, "passkey_disabled", "Passkeys are disabled");
  });
  for (const path of ["/admin/custom-providers/*", "/admin/sso/*", "/scim/*"]) {
    routes.all(path, async (c) => {
      await requireAdmin(c, options);
      throw new AuthError(404, "feature_disabled", "Custom providers are disabled");
    });
  }
}

/** The identities of a user, whose linking by hand is off unless a setting turns it on. */
export function identityRoutes(routes: Hono<RequestEnv>, options: AuthOptions): void {
  const { db, env } = options;
  const refuseLinking = () => {
    if (!env.auth.linksManually)
      throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
  };
  routes.get("/user/identities/authorize", async (c) => {
    await authenticate(c, options);
    refuseLinking();
    throw validationFailed(unsupportedProvider(c.req.query("provider") ?? ""));
  });
  routes.delete("/user/identities/:id", async (c) => {
    const signedIn = await authenticate(c, options);
    refuseLinking();
    const id = c.req.param("id").toLowerCase();
    if (!isUuid(id)) throw validationFailed("identity_id must be an UUID", 404);
    await db.transaction().execute(async (tx) => {
      const user = await lockSignedIn(tx, signedIn);
      const own = await listIdentities(tx, user.id);
      if (own.length <= 1)
        throw new AuthError(
          422,
          "single_identity_not_deletable",
          "User must have at least 1 identity after unlinking",
        );
      if (!own.some((identity) => identity.id === id))
        throw new AuthError(422, "identity_not_found", "Identity doesn't exist");
      await tx.deleteFrom("identities").where("id", "=", id).execute();
      const event = { action: "identity_unlinked", actorId: user.id, sessionId: signedIn.session.id };
      await writeAudit(tx, event, readCaller(c, env), options.now());
    });
    return c.json({});
  });
}

const unsupportedProvider = (name: string) =>
  externalProviders.includes(name)
    ? "Unsupported provider: provider is not enabled"
    : `Unsupported provider: Provider ${name.slice(0, 40)} could not be found`;

const refuseAll = (code: string, message: string) => (): never => {
  throw new AuthError(404, code, message);
};

/** Refuses a sign-in with another provider's ID token. */
export async function refuseIdToken(c: Context<RequestEnv>): Promise<never> {
  const input = await readJson(
    c,
    v.object({ id_token: text, provider: text, issuer: text, client_id: text }),
  );
  if (!input.id_token) throw new OAuthError("invalid request", "id_token required");
  const { provider, issuer } = input;
  if (provider && !externalProviders.includes(provider))
    throw validationFailed(`Custom OIDC provider "${provider.slice(0, 40)}" not allowed`);
  const name = (issuer || provider).slice(0, 80);
  throw new AuthError(400, "provider_disabled", `Provider (issuer "${name}") is not enabled`);
}

/** Refuses a sign-in with a wallet. */
export async function refuseWeb3(c: Context<RequestEnv>): Promise<never> {
  const { chain } = await readJson(c, v.object({ chain: text }));
  if (chain !== "solana" && chain !== "ethereum")
    throw new AuthError(400, "web3_unsupported_chain", "Unsupported chain");
  throw new AuthError(422, "web3_provider_disabled", "Web3 provider is disabled");
}
