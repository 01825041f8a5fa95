import { existsSync } from "node:fs";
import { noCaller, writeAudit } from "#server/auth/audit.ts";
import { currentKey, keyFilePath, readKeyFile, rotateKeyFile } from "#server/auth/key-file.ts";
import { Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const usage = `npm run keys              the signing keys of access tokens
npm run keys -- rotate    adds a key that signs in 15 minutes; the one before it stays until its tokens end`;

/** `npm run keys`: lists the signing keys of the key file, and adds a new one. */
export async function signingKeys({ args, settings, print }: Terminal): Promise<void> {
  const [command = "list", ...others] = args;
  if (others.length > 0 || !["list", "rotate"].includes(command)) throw new Refusal(usage);
  await withDatabase(settings, async (db, env, clock) => {
    if (env.auth.jwtKeys)
      throw new Refusal(
        "GOTRUE_JWT_KEYS holds the signing keys, and the first that may sign does. Add the new one at the end and restart every server, then move it to the front and restart again; take the old one out after GOTRUE_JWT_EXP seconds.",
      );
    const path = keyFilePath(env.dataDir);
    if (!existsSync(path))
      throw new Refusal(
        `${path} is not there: set DATA_DIR to the folder of the practice, whose first start makes the keys.`,
      );
    const now = clock();
    const { keys } =
      command === "rotate"
        ? rotateKeyFile(env.dataDir, now, env.auth.tokenLifetime)
        : readKeyFile(env.dataDir, now);
    if (command === "rotate") {
      const subject = { kind: "keys", id: keys.at(-1)?.kid ?? "" } as const;
      await writeAudit(db, { action: "signing_key_added", subject }, noCaller, now);
    }
    const current = currentKey(keys, now);
    const rows = keys.map((key) => [key.kid, key.alg, key.signsFrom, key === current ? "signs" : ""]);
    print(textTable([["key", "algorithm", "signs from", ""], ...rows]));
    if (command === "rotate" && env.databaseUrl)
      print(`With many servers, copy ${path} to every other server before the key signs.`);
  });
}

if (import.meta.main) await runCommand(signingKeys);
