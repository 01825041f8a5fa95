const secretNames: ReadonlySet<string> = new Set([
  "WEBHOOK_SECRET",
  "METRICS_TOKEN",
  "GOTRUE_JWT_SECRET",
  "GOTRUE_JWT_KEYS",
  "GOTRUE_SMS_TEST_OTP",
]);
const secretUrls: ReadonlySet<string> = new Set(["DATABASE_URL", "SMTP_URL", "WEBHOOK_URL"]);

/** A setting as one line of at most 80 characters without its secret, for a terminal. */
export function maskSetting(name: string, value: string): string {
  const line = value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  // The private key of a backup lies beside the public one.
  if (secretNames.has(name) || /AGE-SECRET-KEY/i.test(line)) return `***, ${line.length} characters`;
  const maskedLine = secretUrls.has(name) ? maskUrl(line) : line.replace(/\/\/.*@/, "//***@");
  return maskedLine.length > 80 ? `${maskedLine.slice(0, 80)}…` : maskedLine;
}

// Scheme and host alone: what is wrong with an address may be where its password ends.
function maskUrl(value: string): string {
  const scheme = /^[a-z][a-z0-9+.-]*:(?:\/\/)?/i.exec(value)?.[0] ?? "";
  if (value.includes("@")) {
    const place = value.slice(value.lastIndexOf("@") + 1);
    return `${scheme}***@${/^[\w.:[\]-]*/.exec(place)?.[0] ?? ""}`;
  }
  const rest = value.slice(scheme.length);
  const host = /^[\w.:[\]-]*/.exec(rest)?.[0] ?? "";
  return host === rest ? value : `${scheme}${host}/***`;
}
