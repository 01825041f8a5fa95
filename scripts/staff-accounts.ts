import { parseArgs } from "node:util";
import { isLocale } from "#domain/locale.ts";
import { isStaffRole } from "#domain/office/roles.ts";
import { banUser, inviteUser, resetFactors } from "#server/auth/accounts.ts";
import { writeAudit } from "#server/auth/audit.ts";
import { AuthError } from "#server/auth/auth-error.ts";
import { checkEmail } from "#server/auth/check-credentials.ts";
import { openOwnKeys } from "#server/auth/check-secret.ts";
import { formSecret } from "#server/auth/keys.ts";
import { mailedLink } from "#server/auth/mailed-links.ts";
import { sendNotice } from "#server/auth/notices.ts";
import { staffRoleOf } from "#server/auth/require-staff.ts";
import { banWithoutEnd } from "#server/auth/staff.ts";
import { listStaff } from "#server/auth/staff-rows.ts";
import { findUserBy, isBanned, parseMetadata, type User } from "#server/auth/user-rows.ts";
import type { Clock } from "#server/base/clock.ts";
import type { Db } from "#server/base/db/open-database.ts";
import type { Env } from "#server/base/env.ts";
import { Refusal, runCommand, type Terminal, withDatabase } from "./run-command.ts";
import { textTable } from "./text-table.ts";

const usage = `npm run staff -- list
npm run staff -- invite EMAIL [--role owner|preparer|front-desk] [--name NAME] [--locale en|es]
npm run staff -- reset-mfa EMAIL    takes away the second factor; the next sign-in sets up a new one
npm run staff -- ban EMAIL          ends the sessions and refuses new ones
npm run staff -- unban EMAIL`;

type Open = Awaited<ReturnType<typeof openAuth>> & Pick<Terminal, "print">;
type Words = { email: string; role?: string; name?: string; locale?: string };

const commands: Record<string, (open: Open, words: Words) => Promise<void>> = {
  list,
  invite,
  "reset-mfa": resetMfa,
  ban: (open, words) => changeBan(open, words, banWithoutEnd),
  unban: (open, words) => changeBan(open, words, null),
};

/** `npm run staff`: accounts of the office from the console, for the day on which the only phone is lost. */
export async function staffAccounts({ args, settings, print }: Terminal): Promise<void> {
  const { run, words } = readCommand(args);
  await withDatabase(settings, async (db, env, now) => {
    try {
      await run({ ...(await openAuth(db, env, now)), print }, words);
    } catch (error) {
      if (error instanceof AuthError) throw new Refusal(error.message.replace(/\.?$/, "."));
      throw error;
    }
  });
}

async function openAuth(db: Db, env: Env, now: Clock) {
  const keys = await openOwnKeys(db, env, now);
  const options = { db, env, now, keys, secret: formSecret(keys) };
  const caller = { ipAddress: "", userAgent: "", requestId: "console" };
  /** Runs a change and its audit row in one transaction. */
  const change = (action: string, run: (tx: Db) => Promise<User>) =>
    db.transaction().execute(async (tx) => {
      const user = await run(tx);
      const subject = { kind: "user" as const, id: user.id };
      const auditId = await writeAudit(tx, { action, role: "console", subject }, caller, now());
      if (action === "factors_reset")
        await sendNotice(tx, "auth-notice-factor-reset", auditId, user, options);
      return user.id;
    });
  return { ...options, options, change };
}

async function list({ db, now, print }: Open) {
  const rows: string[][] = [];
  for (let after: string | undefined | null; after !== null; ) {
    const page = await listStaff(db, after, now());
    for (const { email, name, role, state, hasSecondFactor, lastSignInAt } of page.staff)
      rows.push([
        email,
        name,
        role,
        state,
        hasSecondFactor ? "yes" : "no",
        lastSignInAt?.slice(0, 16) ?? "never",
      ]);
    after = page.next;
  }
  if (rows.length === 0)
    return print("There is no account yet. The server prints the first owner's link when it starts.");
  print(textTable([["email", "name", "role", "state", "second factor", "last sign-in (UTC)"], ...rows]));
}

async function invite(open: Open, { email, ...given }: Words) {
  const { db, env, keys, now, change, options, print } = open;
  const address = checkEmail(email);
  const invited = await findUserBy(db, { email: address });
  if (invited && isBanned(invited, now()))
    throw new Refusal(`${address} is banned, and the link would not work: unban them first.`);
  // Who is invited by address alone gets the least of the roles; all can be changed in the office. Again, they keep theirs.
  const known = invited && parseMetadata(invited.user_metadata);
  const role = given.role ?? (invited && staffRoleOf(invited)) ?? "front-desk";
  const name = given.name ?? known?.name ?? address.split("@")[0];
  const locale = given.locale ?? known?.locale ?? "en";
  if (!isStaffRole(role) || !name || !isLocale(locale)) throw new Refusal(usage);
  const invitation = { email: address, appMetadata: { role }, userMetadata: { name, locale } };
  const userId = await change("user_invited", (tx) => inviteUser(tx, invitation, options));
  const tokens = db.selectFrom("one_time_tokens").selectAll().where("user_id", "=", userId);
  const token = await tokens.where("kind", "=", "invite").executeTakeFirstOrThrow();
  print(
    `Invited: ${address}, ${role}. The mail with the link waits in the outbox. This is the same link; it works once:`,
  );
  print(mailedLink(token, env, keys.secret) ?? "");
}

async function resetMfa(open: Open, { email }: Words) {
  const member = await findMember(open, email);
  await open.change("factors_reset", async (tx) => {
    await resetFactors(tx, member);
    return member;
  });
  open.print(
    `Second factor and recovery codes of ${email} are gone, and all sessions ended. A mail tells them.`,
  );
}

async function changeBan(open: Open, { email }: Words, until: Date | null) {
  const member = await findMember(open, email);
  const action = until ? "user_banned" : "user_unbanned";
  await open.change(action, (tx) => banUser(tx, member, until, open.now()));
  open.print(until ? `${email} is banned, and all sessions ended.` : `${email} may sign in again.`);
}

async function findMember({ db }: Open, email: string): Promise<User> {
  const member = await findUserBy(db, { email });
  if (!member || !staffRoleOf(member)) throw new Refusal(`No member of staff has the address ${email}.`);
  return member;
}

function readCommand(args: string[]) {
  const parsed = parse(args);
  const [command = "", email = "", ...rest] = parsed?.positionals ?? [];
  const run = Object.hasOwn(commands, command) ? commands[command] : undefined;
  const needsEmail = command !== "list";
  if (!parsed || !run || rest.length > 0 || needsEmail !== (email !== "")) throw new Refusal(usage);
  return { run, words: { email, ...parsed.values } };
}

function parse(args: string[]) {
  const text = { type: "string" } as const;
  try {
    return parseArgs({ args, allowPositionals: true, options: { role: text, name: text, locale: text } });
  } catch {
    return undefined;
  }
}

if (import.meta.main) await runCommand(staffAccounts);
