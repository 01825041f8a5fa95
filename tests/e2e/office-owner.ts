import { AuthClient, type Session } from "@supabase/auth-js";
import type { Locale } from "#domain/locale.ts";
import { createRecoveryCodes } from "#domain/office/account-operations.ts";
import { createFirstOwner } from "#domain/office/first-owner-operations.ts";
import { type InputOf, type Operation, type OutputOf, requestOf } from "#domain/office/operation.ts";
import { inviteStaff } from "#domain/office/staff-operations.ts";
import type { Page } from "./fixtures.ts";
import { type Authenticator, createAuthenticator, linkFor, owner } from "./office-steps.ts";
import type { Office } from "./start-practice.ts";

type OpenAccount = { authenticator: Authenticator; codes: string[]; session: Session };

/** Makes the first account with its app and its recovery codes by calls, for tests of what comes after. */
export async function openOwnerAccount(
  office: Pick<Office, "url" | "firstOwnerLink">,
  locale: Locale,
): Promise<OpenAccount> {
  const token = new URLSearchParams(new URL(await office.firstOwnerLink()).hash.slice(1)).get("token") ?? "";
  await call(office.url, createFirstOwner, { ...owner, token, locale });
  const { authenticator, session } = await signInByCalls(office.url);
  const { codes } = await call(office.url, createRecoveryCodes, {}, session.access_token);
  return { authenticator, codes, session };
}

/** Invites a colleague by mail and opens that account by calls. */
export async function openColleagueAccount(
  office: Pick<Office, "url" | "mails">,
  ownerSession: Session,
  colleague: InputOf<typeof inviteStaff> & { email: string },
): Promise<Session> {
  await call(office.url, inviteStaff, colleague, ownerSession.access_token);
  const link = await linkFor(office, colleague.email);
  const token_hash = new URLSearchParams(new URL(link).hash.slice(1)).get("token_hash") ?? "";
  const { session } = await signInByCalls(office.url, (auth) =>
    auth.verifyOtp({ type: "invite", token_hash }),
  );
  return session;
}

async function signInByCalls(
  url: string,
  begin = (auth: InstanceType<typeof AuthClient>): Promise<unknown> => auth.signInWithPassword(owner),
) {
  const auth = new AuthClient({ url: `${url}/auth/v1`, persistSession: false, autoRefreshToken: false });
  await begin(auth);
  const { data: factor } = await auth.mfa.enroll({ factorType: "totp", friendlyName: "Phone" });
  const authenticator = createAuthenticator(factor?.totp.secret ?? "");
  const factorId = factor?.id ?? "";
  const { error } = await auth.mfa.challengeAndVerify({ factorId, code: await authenticator() });
  if (error) throw error;
  const { data } = await auth.getSession();
  if (!data.session) throw new Error("the owner has no session");
  return { authenticator, session: data.session };
}

/** Calls an operation as the office does. */
export async function call<Each extends Operation>(
  url: string,
  operation: Each,
  input: InputOf<Each>,
  token = "",
) {
  const { path, body } = requestOf(operation, input);
  const response = await fetch(url + path, {
    method: operation.method,
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    ...(body && { body }),
  });
  if (!response.ok) throw new Error(`${operation.name}: ${response.status} ${await response.text()}`);
  return (await response.json()) as OutputOf<Each>;
}

/** Where a browser holds the session of an office at 127.0.0.1. */
export const sessionKey = "sb-127-auth-token";

/** Opens the office with a session that this browser holds already. */
export async function openOffice(page: Page, url: string, session: Session, path = "/office") {
  await page.addInitScript(
    ([key = "", stored = ""]) => {
      // Firefox runs this in its empty page too, which has no storage.
      if (origin === "null" || sessionStorage.getItem("was-signed-in")) return;
      sessionStorage.setItem("was-signed-in", "1");
      localStorage.setItem(key, stored);
    },
    [sessionKey, JSON.stringify(session)],
  );
  await page.goto(url + path);
}
