import { randomBytes } from "node:crypto";

/** Draws a token for a link: 192 bits that nobody can guess, so that its holder needs no account. */
export const newToken = (): string => randomBytes(24).toString("base64url");
