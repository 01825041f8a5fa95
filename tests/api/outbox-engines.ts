import { startPostgres } from "../start-postgres.ts";

/** The databases the outbox runs on; each gives the settings of a fresh one. */
export const engines = [
  { engine: "SQLite", open: async () => ({ settings: async () => ({}), stop: async () => {} }) },
  {
    engine: "Postgres",
    async open() {
      const postgres = await startPostgres();
      return {
        settings: async () => ({ DATABASE_URL: await postgres.createDatabase() }),
        stop: () => postgres.stop(),
      };
    },
  },
];
export type Engine = Awaited<ReturnType<(typeof engines)[number]["open"]>>;
