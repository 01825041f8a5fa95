import { test } from "vitest";
import { expectNoCommandLostBy } from "../api/kill-under-commands.ts";
import { createDatabase } from "../create-database.ts";

test.each(["SQLite", "Postgres"])(
  "on %s no acknowledged command is lost, and none done twice, when the server is killed 25 times under commands",
  async (engine) => expectNoCommandLostBy(25, engine === "Postgres" ? await createDatabase() : undefined),
  900_000,
);
