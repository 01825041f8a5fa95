import { openOwnKeys } from "#server/auth/check-secret.ts";
import { verifySeals } from "#server/safeguards/audit-seals.ts";
import { Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";

const usage = "npm run audit -- verify    compares the log of what was done with its seals";

/** `npm run audit`: whether the log is as it was written; ends with 1 when it is not. */
export async function auditLog({ args, settings, print }: Terminal): Promise<void> {
  if (args.length !== 1 || args[0] !== "verify") throw new Refusal(usage);
  await withDatabase(settings, async (db, env, now) => {
    const { secret } = await openOwnKeys(db, env, now);
    const { rows, sealedUntil, broken } = await verifySeals(db, secret, now());
    if (broken)
      throw new Refusal(
        `The log was changed: rows between ${broken.from ?? "its beginning"} and ${broken.to} are not as they were sealed.`,
      );
    print(
      sealedUntil
        ? `The log is as it was written: ${rows} rows, sealed until ${sealedUntil}.`
        : "Nothing is sealed yet; it is done within the hour.",
    );
  });
}

if (import.meta.main) await runCommand(auditLog);
