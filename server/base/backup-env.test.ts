import { expect, test } from "vitest";
import { movableSettings } from "./backup-env.ts";
import { readEnv, settingNames } from "./env.ts";

test("a bad setting of backups ends the start with a line that names it", () => {
  for (const [name, value] of [
    ["BACKUP_AT", "3:00"],
    ["BACKUP_AT", "24:00"],
    ["BACKUP_RECIPIENT", "age1short"],
    ["BACKUP_RECIPIENT", `age1${"b".repeat(58)}`],
  ] as const)
    expect(() => readEnv({ [name]: value })).toThrow(new RegExp(`^${name} holds "${value}", but it takes `));
});

test("a backup takes along what the practice is, and not where its server runs", () => {
  const settings = {
    PORT: "80",
    DATA_DIR: "/data",
    SMTP_URL: "smtp://x",
    GOTRUE_JWT_SECRET: " s ",
    HOME: "/",
  };
  expect(movableSettings(settingNames, settings)).toEqual([
    ["SMTP_URL", "smtp://x"],
    ["GOTRUE_JWT_SECRET", "s"],
  ]);
});
