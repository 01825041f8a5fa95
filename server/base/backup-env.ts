import * as v from "valibot";

const atTakes = "a time of day in the practice's zone, like 03:00";
const recipientTakes = "the public key of an age key pair, like age1… (age-keygen makes one)";

export const backupSettings = {
  BACKUP_DIR: v.optional(v.string("a folder")),
  BACKUP_AT: v.optional(v.pipe(v.string(atTakes), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, atTakes)), "03:00"),
  BACKUP_RECIPIENT: v.optional(
    v.pipe(v.string(recipientTakes), v.regex(/^age1[02-9ac-hj-np-z]{58}$/, recipientTakes)),
  ),
};

export type BackupEnv = {
  /** Where the daily backup goes; none is made without it. */
  folder: string | undefined;
  /** The time of day in the practice's zone, as HH:MM. */
  at: string;
  /** The public key to which backups are encrypted. */
  recipient: string | undefined;
};

type Values = v.InferOutput<v.ObjectSchema<typeof backupSettings, undefined>>;

export const readBackupEnv = (values: Values): BackupEnv => ({
  folder: values.BACKUP_DIR,
  at: values.BACKUP_AT,
  recipient: values.BACKUP_RECIPIENT,
});

/** The settings that say where a server runs and not what the practice is: no backup takes them along. */
const ofOneMachine: ReadonlySet<string> = new Set([
  "NODE_ENV",
  "HOST",
  "PORT",
  "DATA_DIR",
  "DATABASE_URL",
  "TRUST_PROXY",
  "RATE_LIMITS",
  "PREFLIGHT",
  "NOW",
  "DRAIN_SECONDS",
  "BACKUP_DIR",
  "VENTANILLA_PARENT",
]);

/** The settings that another machine needs, too; those that are unset are left out. */
export const movableSettings = (names: readonly string[], source: NodeJS.ProcessEnv): [string, string][] =>
  names.flatMap((name): [string, string][] => {
    const value = source[name]?.trim();
    return value && !ofOneMachine.has(name) ? [[name, value]] : [];
  });
