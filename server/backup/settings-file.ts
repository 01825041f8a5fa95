/** The text of a file that holds settings, as systemd and Docker Compose read it and, but for marked lines, Node. */
export const settingsFile = (settings: readonly [name: string, value: string][]): string =>
  settings.map(([name, value]) => settingLine(name, value)).join("");

const mark = "# systemd and Docker Compose read the next line as it is meant; node --env-file does not.\n";

function settingLine(name: string, value: string): string {
  if (/^[\w.:/@,+=-]*$/.test(value)) return `${name}=${value}\n`;
  // Within single quotes nobody looks for variables and escapes.
  if (!value.includes("'")) return `${name}='${value}'\n`;
  const escaped = value.replace(/["\\$]/g, "\\$&");
  // Node knows no escaped quotes.
  return `${escaped === value ? "" : mark}${name}="${escaped}"\n`;
}
