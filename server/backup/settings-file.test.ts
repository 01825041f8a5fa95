import { execFileSync } from "node:child_process";
import { parseEnv } from "node:util";
import { expect, test } from "vitest";
import { settingsFile } from "./settings-file.ts";

const plain: [string, string][] = [
  ["SMTP_URL", "smtp://mail.example:587"],
  ["MAIL_FROM", '"Ana # Prueba" <ana@example.org>'],
  ["MAIL_TO", "Ana O'Brien <ana@example.org>"],
  ["ANON_KEY", "a$HOME \\ b"],
];
const escaped: [string, string][] = [
  ["MAIL_FROM", `"O'Brien Tax" <a@b.co>`],
  ["ANON_KEY", "it's $HOME \\ b"],
];

/** Quotes are read by systemd and Docker Compose as by a shell. */
const shellValue = (text: string, name: string) =>
  execFileSync("/bin/sh", ["-c", `${text}\nprintf %s "$${name}"`], { encoding: "utf8" });

test("a setting comes back as it was", () => {
  const text = settingsFile(plain);
  expect(parseEnv(text)).toEqual(Object.fromEntries(plain));
  expect(plain.map(([name]) => shellValue(text, name))).toEqual(plain.map(([, value]) => value));
});

test("what Node cannot read is marked, and comes back from a shell as it was", () => {
  for (const [name, value] of escaped) {
    const text = settingsFile([[name, value]]);
    expect(text).toMatch(/^# .*\n/);
    expect(shellValue(text, name)).toBe(value);
  }
  expect(settingsFile(plain)).not.toContain("\n#");
});
