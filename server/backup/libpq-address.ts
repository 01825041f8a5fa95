type Address = {
  address: string;
  /** Whether it names the file of authorities. */
  needsAuthorities: boolean;
};

/**
 * What Postgres' own programs take for a DATABASE_URL, without its user and password. `pg` verifies the certificate with each
 * `sslmode` but `no-verify`, also by the authorities that Node knows; libpq with `verify-full` alone, and by a file.
 */
export function libpqAddress(url: string, authorities: string): Address {
  const address = Object.assign(new URL(url), { username: "", password: "" });
  const words = address.searchParams;
  const asked =
    words.get("sslmode") || words.get("ssl") || (certificates.some((name) => words.has(name)) && "true");
  const isLibpqs = words.get("uselibpqcompat") === "true" && libpqModes.has(String(asked));
  for (const name of ["password", "uselibpqcompat", "ssl"]) words.delete(name);
  if (asked && !isLibpqs) words.set("sslmode", modes[asked] ?? "verify-full");
  // With it `require` would verify, too.
  if (asked === "no-verify") words.delete("sslrootcert");
  const needsAuthorities = words.get("sslmode") === "verify-full" && !words.has("sslrootcert");
  if (needsAuthorities) words.set("sslrootcert", authorities);
  // To libpq a plus is no space.
  address.search = address.search.replaceAll("+", "%20");
  return { address: address.href, needsAuthorities };
}

const certificates = ["sslcert", "sslkey", "sslrootcert"];
/** What means the same to `pg` with `uselibpqcompat`. */
const libpqModes: ReadonlySet<string> = new Set(["prefer", "require", "verify-ca"]);
const modes: Record<string, string> = {
  disable: "disable",
  false: "disable",
  "0": "disable",
  "no-verify": "require",
};
