import { createDatabase } from "../create-database.ts";

/** The databases the outbox runs on; each gives the settings of a fresh one. */
export const engines: { engine: string; settings: () => Promise<Record<string, string>> }[] = [
  { engine: "SQLite", settings: async () => ({}) },
  { engine: "Postgres", settings: async () => ({ DATABASE_URL: await createDatabase() }) },
];
