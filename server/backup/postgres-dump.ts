import { randomBytes } from "node:crypto";
import { rmSync, writeFileSync } from "node:fs";
import { getCACertificates } from "node:tls";
import { Client } from "pg";
import { libpqAddress } from "./libpq-address.ts";
import type { TableDigests } from "./manifest.ts";
import { runProgram } from "./run-program.ts";

type Digests = { tables: TableDigests; migrations: string[] };

/** Dumps the schema of the tables of a Postgres database; rows are counted and digested in the very snapshot of the dump. */
export async function dumpPostgres(url: string, file: string): Promise<Digests> {
  return withClient(url, async (client) => {
    await client.query("begin isolation level repeatable read read only");
    const snapshot = (await client.query("select pg_export_snapshot() as id")).rows[0].id as string;
    const schema = await schemaOf(client);
    // Who waits for one table holds locks on others, for which a migration waits.
    const words = [
      "--format=custom",
      "--compress=0",
      "--no-owner",
      "--no-privileges",
      "--lock-wait-timeout=10min",
      // What else the database holds is of others.
      ...(schema ? [`--schema=${client.escapeIdentifier(schema)}`] : []),
    ];
    await runPostgres("pg_dump", url, file, [...words, `--snapshot=${snapshot}`, `--file=${file}`]);
    return digestTables(client);
  });
}

/** Restores a schema of a dump, which the database has to have, empty; whole or not at all. */
export async function restorePostgres(url: string, file: string, schema: string): Promise<void> {
  const words = ["--single-transaction", "--exit-on-error", "--no-owner", "--no-privileges"];
  await runPostgres("pg_restore", url, file, [...words, `--schema=${schema}`, file]);
}

/** The schemas of a dump that hold a practice. */
export async function schemasOfDump(file: string): Promise<string[]> {
  const contents = await runProgram("pg_restore", ["--list", file]);
  return Array.from(contents.matchAll(/ TABLE (\S+) kysely_migration /g), ([, schema = ""]) => schema);
}

/** The schema that an address leads to; undefined where there is none of the names that it or its database gives. */
export const schemaOfAddress = (url: string): Promise<string | undefined> => withClient(url, schemaOf);

async function schemaOf(client: Client): Promise<string | undefined> {
  const { rows } = await client.query("select current_schema() as schema");
  return rows[0].schema ?? undefined;
}

export const digestPostgres = (url: string): Promise<Digests> => withClient(url, digestTables);

export const countTables = (url: string): Promise<number> =>
  withClient(url, async (client) => (await listTables(client)).length);

/** Drops what a restore made in a database that was empty before. */
export async function dropTables(url: string): Promise<void> {
  await withClient(url, async (client) => {
    for (const name of await listTables(client))
      await client.query(`drop table if exists ${client.escapeIdentifier(name)} cascade`);
    await client.query("drop function if exists keep_audit()");
  });
}

/** Makes an empty database beside that of an address for `work`, and drops it afterwards. */
export async function withScratchDatabase<Result>(
  url: string,
  work: (scratchUrl: string) => Promise<Result>,
): Promise<Result> {
  return withClient(url, async (client) => {
    const start = `${client.database}_check_`;
    // What a killed run left behind, and nobody's own; one that is in use refuses.
    const left = await client.query("select datname from pg_database where starts_with(datname, $1)", [
      start,
    ]);
    for (const { datname } of left.rows.filter(({ datname }) => /_[0-9a-f]{8}$/.test(datname)))
      await client.query(`drop database ${client.escapeIdentifier(datname)}`).catch(() => {});
    const name = start + randomBytes(4).toString("hex");
    await client.query(`create database ${client.escapeIdentifier(name)} template template0`);
    const scratch = new URL(url);
    scratch.pathname = `/${encodeURIComponent(name)}`;
    const schema = client.escapeIdentifier((await schemaOf(client)) ?? "public");
    try {
      await withClient(scratch.href, (own) => own.query(`create schema if not exists ${schema}`));
      await client.query(`alter database ${client.escapeIdentifier(name)} set search_path = ${schema}`);
      return await work(scratch.href);
    } finally {
      await client.query(`drop database if exists ${client.escapeIdentifier(name)}`);
    }
  });
}

async function digestTables(client: Client): Promise<Digests> {
  await client.query("set datestyle = 'ISO'; set timezone = 'UTC'; set bytea_output = 'hex'");
  const tables: TableDigests = {};
  for (const name of await listTables(client)) {
    // The sum of a part of each row's hash, so that the order of the rows does not matter.
    const hash = "('x' || left(encode(sha256(convert_to(t::text, 'UTF8')), 'hex'), 15))::bit(60)::bigint";
    const { rows } = await client.query(
      `select count(*) as rows, coalesce(sum(${hash}), 0)::text as digest from ${client.escapeIdentifier(name)} t`,
    );
    tables[name] = { rows: Number(rows[0].rows), digest: rows[0].digest };
  }
  const ran = tables.kysely_migration
    ? (await client.query("select name from kysely_migration order by timestamp, name")).rows
    : [];
  return { tables, migrations: ran.map(({ name }) => String(name)) };
}

async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query(
    'select tablename from pg_tables where schemaname = current_schema() order by tablename collate "C"',
  );
  return rows.map(({ tablename }) => String(tablename));
}

async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url, application_name: "ventanilla-backup" });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// By the environment: a list of processes shows the words of a command. `pg` says what it takes for a password.
async function runPostgres(name: string, url: string, file: string, words: string[]): Promise<void> {
  const { user, password } = new Client({ connectionString: url });
  const env = { ...(user && { PGUSER: user }), ...(password && { PGPASSWORD: password }) };
  const authorities = `${file}.authorities`;
  const { address, needsAuthorities } = libpqAddress(url, authorities);
  if (needsAuthorities) writeFileSync(authorities, getCACertificates().join("\n"));
  try {
    await runProgram(name, [...words, `--dbname=${address}`], env);
  } finally {
    rmSync(authorities, { force: true });
  }
}
