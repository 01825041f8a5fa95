import { createHmac } from "node:crypto";

/** An HMAC of 256 bits for a purpose, with the secret that lies outside the database. */
export const macOf = (secret: string, purpose: string, value: string): Buffer =>
  createHmac("sha256", secret).update(`${purpose}\n${value}`).digest();
