import { hashPassword } from "#server/auth/passwords.ts";
import { insertUser } from "#server/auth/user-rows.ts";
import type { TestApp } from "../start-app.ts";
import { type MailServer, readMail } from "./outbox-mail-server.ts";
import { soon } from "./outbox-setup.ts";

export const newVersion = { "x-supabase-api-version": "2024-01-01" };

type Call = { method?: string; token?: string; headers?: Record<string, string> };

/** Calls `/auth/v1` as any program would; the answer's body is parsed. */
export async function callAuth(app: TestApp, path: string, body?: unknown, call: Call = {}) {
  const answer = await fetch(`${app.url}/auth/v1${path}`, {
    method: call.method ?? (body === undefined ? "GET" : "POST"),
    redirect: "manual",
    headers: {
      ...newVersion,
      ...(call.token && { authorization: `Bearer ${call.token}` }),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...call.headers,
    },
    ...(body !== undefined && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  const isJson = answer.headers.get("content-type")?.includes("json");
  return {
    status: answer.status,
    headers: answer.headers,
    text,
    body: (isJson ? JSON.parse(text) : {}) as Record<string, unknown>,
  };
}

/** Status and code of a refusal. */
export const refusalOf = ({ status, body }: Awaited<ReturnType<typeof callAuth>>) => [status, body.code];

/** Waits for the nth mail, and resolves with what a person finds in it. */
export async function readAuthMail(mail: MailServer, place: number) {
  await soon(() => mail.accepted.length).toBeGreaterThan(place);
  const letter = mail.accepted[place];
  if (!letter) throw new Error("no such mail");
  const { subject = "", text = "", html = "" } = await readMail(letter);
  const link = /https?:\/\/\S+(?:token_hash|\/verify\?)\S*/.exec(text)?.[0] ?? "";
  const query = new URLSearchParams(
    new URL(link || "http://none").hash.slice(1) || new URL(link || "http://none").search,
  );
  return {
    to: letter.to,
    subject,
    text,
    html: typeof html === "string" ? html : "",
    raw: letter.raw,
    link,
    token: query.get("token_hash") ?? query.get("token") ?? "",
    type: query.get("type") ?? "",
    code:
      /^\s*(\d{6})\s*$/m.exec(text)?.[1] ??
      /\b(\d{6})\b/.exec(text.replace(/https?:\/\/\S+/g, ""))?.[1] ??
      "",
  };
}

type Account = { email: string; password?: string; isInvited?: boolean; data?: Record<string, unknown> };

/** Inserts a confirmed account, or one that was invited and never came. */
export async function insertAccount(
  app: TestApp,
  { email, password, isInvited = false, data = {} }: Account,
) {
  const at = app.now().toISOString();
  return insertUser(app.db, {
    email,
    ...(password && { password_hash: await hashPassword(password) }),
    ...(isInvited ? { invited_at: at } : { email_confirmed_at: at }),
    userMetadata: data,
    now: app.now(),
  });
}
