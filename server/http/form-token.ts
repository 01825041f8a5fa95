import { createHmac } from "node:crypto";
import type { FormTokenCheck } from "#domain/forms/spam-score.ts";
import { isSameSecret } from "../base/same-secret.ts";

/** A form token: the time a page with forms was issued, signed with an HMAC. It shows the age of a form, not who sent it. */
export function signFormToken(issuedAt: Date, secret: string): string {
  const time = issuedAt.getTime().toString(36);
  return `${time}.${sign(time, secret)}`;
}

/** The result of checking a form token: its age in seconds, "missing" when empty or signed with another secret. */
export function checkFormToken(formToken: string, secret: string, now: Date): FormTokenCheck {
  const [time = "", signature = ""] = formToken.split(".");
  if (!isSameSecret(signature, sign(time, secret))) return "missing";
  return { ageSeconds: Math.floor((now.getTime() - Number.parseInt(time, 36)) / 1000) };
}

const sign = (time: string, secret: string) =>
  createHmac("sha256", secret).update(`form-token:${time}`).digest("base64url").slice(0, 22);
