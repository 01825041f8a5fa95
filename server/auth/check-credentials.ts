import { AuthError, validationFailed } from "./auth-error.ts";
import { leakedPasswords } from "./leaked-passwords.ts";

const longestPassword = 128;

/** Checks a mail address and resolves with it in lower case. Throws `AuthError` 400. */
export function checkEmail(email: string): string {
  if (!email) throw validationFailed("An email address is required");
  if (email.length > 255) throw validationFailed("An email address is too long");
  if (!/^[^\s@,;<>()[\]\\":\p{Cc}]+@[^\s@.,;<>\p{Cc}]+(?:\.[^\s@.,;<>\p{Cc}]+)+$/u.test(email))
    throw validationFailed("Unable to validate email address: invalid format");
  return email.toLowerCase();
}

/** Checks a phone number and resolves with it as stored, without its plus. Throws `AuthError` 400. */
export function checkPhone(phone: string): string {
  const digits = phone.replace(/^\+/, "").replaceAll(" ", "");
  if (!/^[1-9]\d{1,14}$/.test(digits)) throw validationFailed("Invalid phone number format (E.164 required)");
  return digits;
}

/** Checks a new password against length and the list of common ones. Throws `AuthError` 400 or 422 `weak_password`. */
export function checkPassword(password: string, shortest: number): void {
  if (Buffer.byteLength(password) > longestPassword)
    throw validationFailed(`Password cannot be longer than ${longestPassword} characters`);
  const weakness = weaknessOf(password, shortest);
  if (!weakness) return;
  const { message, reasons } = weakness;
  throw new AuthError(422, "weak_password", message, { weak_password: { reasons } });
}

/** Why a password is too weak to be set today; undefined for one that is not. */
export function weaknessOf(password: string, shortest: number) {
  if ([...password].length < shortest)
    return { message: `Password should be at least ${shortest} characters.`, reasons: ["length"] };
  // In the form in which it is hashed.
  if (leakedPasswords.has(password.normalize("NFKC").toLowerCase()) || new Set(password).size <= 2) {
    const message = "Password is known to be weak and easy to guess, please choose a different one.";
    return { message, reasons: ["pwned"] };
  }
  return undefined;
}
