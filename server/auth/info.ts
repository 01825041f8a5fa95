import type { Hono } from "hono";
import type { RequestEnv } from "../http/request-env.ts";
import { externalProviders } from "./disabled.ts";
import type { AuthOptions } from "./options.ts";

/** What anybody may know: settings, health, and the public keys of access tokens (JWKS). */
export function infoRoutes(routes: Hono<RequestEnv>, { env, keys }: AuthOptions): void {
  const { auth } = env;
  routes.get("/settings", (c) =>
    c.json({
      external: {
        anonymous_users: auth.takesAnonymous,
        ...Object.fromEntries(externalProviders.map((name) => [name, false])),
        email: true,
        phone: auth.takesPhone,
      },
      disable_signup: !auth.isSignUpOpen,
      mailer_autoconfirm: auth.confirmsMailItself,
      phone_autoconfirm: auth.confirmsPhoneItself,
      sms_provider: "",
      saml_enabled: false,
      saml_private_key_next_configured: false,
      passkeys_enabled: false,
    }),
  );
  routes.get("/health", (c) =>
    c.json({
      version: "1",
      name: "GoTrue",
      description: "GoTrue is a user registration and authentication API",
    }),
  );
  routes.get("/.well-known/jwks.json", (c) =>
    c.json({ keys: keys.publicKeys() }, 200, { "cache-control": "public, max-age=600" }),
  );
}
