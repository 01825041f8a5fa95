import { createHmac } from "node:crypto";
import { mailboxOf } from "#domain/forms/mail-address.ts";
import { bucketOf } from "../http/rate-limits.ts";

/** The HMAC of a client address, by which the practice finds what one sender booked: 16 hexadecimal digits. */
export const senderOf = (clientAddress: string, secret: string) =>
  createHmac("sha256", secret).update(`sender:${clientAddress}`).digest("hex").slice(0, 16);

/** The HMAC of a mailbox and a client address together: nobody else's bookings count against a visitor's. */
export const bookerOf = (
  { email, clientAddress }: { email: string; clientAddress: string },
  secret: string,
) => bucketOf("booker", `${mailboxOf(email)} ${clientAddress}`, secret);
