import { createHmac, timingSafeEqual } from "node:crypto";
import type { FormTokenCheck } from "#domain/forms/spam-score.ts";

/** The signed time at which a page with forms was handed out. */
export function signFormToken(issuedAt: Date, secret: string): string {
  const time = issuedAt.getTime().toString(36);
  return `${time}.${signatureOf(time, secret)}`;
}

/** How old a stamp is, or that there is none, or that it is not ours. */
export function checkFormToken(stamp: string, secret: string, now: Date): FormTokenCheck {
  if (!stamp) return "missing";
  const [time = "", signature = ""] = stamp.split(".");
  const given = Buffer.from(signature);
  const expected = Buffer.from(signatureOf(time, secret));
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return "forged";
  return { ageSeconds: Math.floor((now.getTime() - Number.parseInt(time, 36)) / 1000) };
}

const signatureOf = (time: string, secret: string) =>
  createHmac("sha256", secret).update(`form-stamp:${time}`).digest("base64url").slice(0, 22);
