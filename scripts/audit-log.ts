import { openOwnKeys } from "#server/auth/check-secret.ts";
import { findPrinted, verifySeals } from "#server/safeguards/audit-seals.ts";
import { Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";

const usage = `npm run audit -- verify                compares the log of what was done with its seals
npm run audit -- verify FINGERPRINT    and looks for the seal that a printed security plan names`;

/** `npm run audit`: whether the log is as it was written; ends with 1 when it is not. */
export async function auditLog({ args, settings, print }: Terminal): Promise<void> {
  const [verb, ...typed] = args;
  if (verb !== "verify") throw new Refusal(usage);
  const fingerprint = typed.join("");
  await withDatabase(settings, async (db, env, now) => {
    const { secret } = await openOwnKeys(db, env, now);
    const { rows, sealedUntil, broken } = await verifySeals(db, secret, now());
    if (broken)
      throw new Refusal(
        `The log was changed, or the clock set back meanwhile: rows between ${broken.from ?? "its beginning"} and ${broken.to} are not as they were sealed.`,
      );
    print(
      sealedUntil
        ? `The log is as it was written: ${rows} rows, sealed until ${sealedUntil}.`
        : "Nothing is sealed yet; it is done within the hour.",
    );
    if (fingerprint === "") return;
    const printed = await findPrinted(db, fingerprint);
    if (printed === undefined)
      throw new Refusal(
        "No seal has this fingerprint: it was mistyped, a backup from before it was restored, or the log was rewritten since.",
      );
    print(`Up to ${printed} it is as it was when this fingerprint was printed.`);
  });
}

if (import.meta.main) await runCommand(auditLog);
