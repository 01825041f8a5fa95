const longestStart = 1000;

// Bounded, so that hostile text takes linear time.
const address = /[^\s@<>"'(),;:]{1,64}@[^\s@<>"'(),;]{1,255}/g;
// From seven digits on, as in a phone number; status codes such as 421 4.7.28 stay.
const number = /\d(?:[- ()]{0,2}\d){6,}|\d{3}\.\d{3}\.\d{4}/g;

/** The start of a receiver's answer with mail addresses and long numbers masked: answers often quote the message. */
export const maskAnswer = (text: string): string =>
  text
    .slice(0, 2 * longestStart)
    .replace(address, "***@***")
    .replace(number, "***")
    // Postgres stores no NUL.
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .trim()
    .slice(0, longestStart)
    .toWellFormed();
