/** What to do about a SQLite file that is damaged. */
export const damagedDatabase = (reason: string): string =>
  `The database is damaged (${reason}): docs/operate.md says how to restore the newest backup.`;

/** What is wrong with the database, by an error of its driver; undefined for any other error, also for a bad query. */
export function databaseFailure(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code, errcode } = error as { code?: unknown; errcode?: unknown };
  // SQLite extends its codes in the upper bytes.
  if (typeof errcode === "number") return sqliteFailures[errcode & 0xff];
  const pattern = failures.find(
    ([codes, messages]) => codes.test(String(code)) || messages.test(error.message),
  );
  return pattern?.[2];
}

export const full = "the disk is full";
const locked = "another process has locked the database";
/** SQLSTATE of a write on a Postgres, or in a session, that is read-only. */
export const readOnly = "25006";
const unwritable = "the database cannot be written";
export const damaged = "the database is damaged";
export const faulty = "the disk or the database file is faulty";
const silent = "the database does not answer";
/** The certificate is refused, or there is no TLS. */
export const untrusted = "the connection to the database cannot be encrypted as its address asks";
const crosswise = "two changes waited for each other";

const sqliteFailures: Record<number, string> = {
  5: locked,
  6: locked,
  8: unwritable,
  10: faulty,
  11: damaged,
  13: full,
  14: faulty,
  26: damaged,
};

const none = /^\b$/;
// Classes of SQLSTATE, error codes of sockets, and messages of `pg` and Kysely, which carry no code.
const failures: [RegExp, RegExp, string][] = [
  [/^(?:53100|ENOSPC)$/, none, full],
  [/^EIO$/, none, faulty],
  [new RegExp(`^${readOnly}$`), none, unwritable],
  [/^40(?:P01|001)$/, none, crosswise],
  [
    /^(?:DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|CERT|CRL|HOSTNAME_MISMATCH|INVALID_CA|INVALID_PURPOSE|ERR_TLS|ERR_SSL)_?/,
    /^The server does not support SSL|establishing an SSL connection$/,
    untrusted,
  ],
  [/^(?:08|53|57P|57014|58)/, none, silent],
  [/^(?:E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOTFOUND|AI_AGAIN)|ERR_INVALID_STATE)/, none, silent],
  [
    none,
    /^timeout exceeded when trying to connect|query read timeout|connection terminated|not queryable|driver has already been destroyed/i,
    silent,
  ],
];
