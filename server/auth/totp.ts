import { Secret, TOTP } from "otpauth";
import { renderSVG } from "uqr";
import { seconds } from "#domain/durations.ts";
import { isSameSecret } from "../base/same-secret.ts";

/** The length of a time step. */
const period = seconds(30);
const shape = { algorithm: "SHA1", digits: 6, period: period / 1000 };

/** A new secret of 160 bits in base32. */
export const newTotpSecret = () => new Secret({ size: 20 }).base32;

/**
 * The time step of a code, or undefined when it is wrong. The current step and the one before are accepted, so that a
 * code may be typed for up to a minute; none of a step to come.
 */
export function stepOf(code: string, secret: string, now: Date): number | undefined {
  const current = Math.floor(now.getTime() / period);
  const secretKey = Secret.fromBase32(secret);
  return [current, current - 1].find((step) =>
    isSameSecret(code, TOTP.generate({ ...shape, secret: secretKey, timestamp: step * period })),
  );
}

/** The answer to an enrolment; the picture has no `#`, because the client puts it into a data address as it is. */
export function enrolmentOf(secret: string, { issuer, account }: { issuer: string; account: string }) {
  const name = encodeURIComponent(issuer);
  const values = `algorithm=${shape.algorithm}&digits=${shape.digits}&issuer=${name}&period=${shape.period}&secret=${secret}`;
  const uri = `otpauth://totp/${name}:${encodeURIComponent(account)}?${values}`;
  return { qr_code: renderSVG(uri, { border: 4, pixelSize: 4 }), secret, uri };
}
