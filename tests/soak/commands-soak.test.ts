import { test } from "vitest";
import { expectNoCommandLostBy } from "../api/kill-under-commands.ts";

test(
  "no acknowledged command is lost, and none done twice, when the server is killed 25 times under commands",
  () => expectNoCommandLostBy(25),
  900_000,
);
