const secretNames: ReadonlySet<string> = new Set(["WEBHOOK_SECRET", "METRICS_TOKEN"]);
const secretUrls: ReadonlySet<string> = new Set(["DATABASE_URL", "SMTP_URL", "WEBHOOK_URL"]);

/**
 * Masks the value of a setting for a terminal: one line, at most 80 characters, no secret. Of a URL that may contain
 * one only scheme and host are shown, because the mistake may be at the end of its password.
 */
export function maskSetting(name: string, value: string): string {
  const line = value.replace(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  if (secretNames.has(name)) return `***, ${line.length} characters`;
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
