import type { AuthError } from "./auth-error.ts";

/** The addresses to which a mailed link leads, as the hosted service composes them for its client. */

type Session = { access_token: string; expires_at: number; expires_in: number; refresh_token: string };

/** The names of OAuth for the statuses of refusals. */
const oauthErrors: Readonly<Record<number, string>> = {
  400: "invalid_request",
  401: "unauthorized_client",
  403: "access_denied",
};

/** A session in the fragment, which no server sees. */
export const sessionAddress = (target: string, session: Session, type: string) =>
  withFragment(target, {
    access_token: session.access_token,
    expires_at: String(session.expires_at),
    expires_in: String(session.expires_in),
    refresh_token: session.refresh_token,
    sb: "",
    token_type: "bearer",
    type,
  });

/** A code in the query, for the client that holds the verifier of its PKCE flow. */
export const codeAddress = (target: string, code: string) => withQuery(target, { code });

/** A message in the fragment, and in the query too for a PKCE flow, whose client reads there. */
export const messageAddress = (target: string, message: string, isPkce: boolean) =>
  withBoth(target, { message }, isPkce);

/** A refusal, told like a message. */
export const errorAddress = (target: string, { status, code, message }: AuthError, isPkce: boolean) =>
  withBoth(
    target,
    { error: oauthErrors[status] ?? "access_denied", error_code: code, error_description: message },
    isPkce,
  );

function withBoth(target: string, values: Record<string, string>, isPkce: boolean): string {
  return withFragment(isPkce ? withQuery(target, values) : target, { ...values, sb: "" });
}

function withFragment(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  url.hash = String(new URLSearchParams(values));
  return url.href;
}

function withQuery(target: string, values: Record<string, string>): string {
  const url = new URL(target);
  for (const [name, value] of Object.entries(values)) url.searchParams.set(name, value);
  return url.href;
}
