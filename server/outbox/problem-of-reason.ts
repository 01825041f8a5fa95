import type { DeliveryProblem } from "#domain/office/delivery-problem.ts";

// The reasons that transports and composers give, which the database and the console have as sentences.
const patterns: [RegExp, DeliveryProblem][] = [
  [/^The mail server answered ([\d. ]*\d)/, "mail-refused"],
  [/^The letter cannot be addressed|no mail address any longer/, "mail-unaddressed"],
  [/^No answer from the mail server \((.+)\)/, "mail-silent"],
  [/^A mailbox gets/, "mailbox-full"],
  [/disabled: it answered (410)/, "endpoint-disabled"],
  [/^The webhook endpoint answered (\d+)/, "endpoint-status"],
  [/^The webhook endpoint did not answer within (\d+ s)econds/, "endpoint-silent"],
  [/^No answer from the webhook endpoint \((.+)\)/, "endpoint-silent"],
  [/^The webhook address is private/, "endpoint-private"],
  [/endpoint is paused/, "endpoint-paused"],
  [/endpoint is no longer configured/, "endpoint-removed"],
  [/^The endpoint's secret cannot be read/, "endpoint-secret"],
  [
    /no longer (?:stored|asks|exists|sent)|changed or erased|used, replaced or has expired|tagged as spam/,
    "subject-gone",
  ],
  [/^This reminder/, "reminder-dropped"],
  [/^The server ended|broke inside the server/, "server-ended"],
];

/** The problem of a delivery by its stored reason; undefined without a reason. */
export function problemOf(reason: string): { code: DeliveryProblem; detail: string } | undefined {
  if (!reason) return undefined;
  for (const [pattern, code] of patterns) {
    const hit = pattern.exec(reason);
    if (hit) return { code, detail: hit[1] ?? "" };
  }
  return { code: "unknown", detail: "" };
}
