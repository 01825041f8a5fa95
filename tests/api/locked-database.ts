import { join } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect } from "vitest";
import { startApp } from "../start-app.ts";
import { hero } from "./sample-forms.ts";

/** The longest time (99th percentile, ms) for which the event loop stands still while another process locks SQLite. */
export async function longestDelayWhileLocked(): Promise<number> {
  const app = await startApp();
  const other = new DatabaseSync(join(app.folder, "ventanilla.sqlite"));
  other.exec("begin immediate");
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const lead = app.post("send-hero-consultation", { formData: hero });
  await wait(100);
  delay.enable();
  for (let count = 0; count < 10; count++) {
    expect((await fetch(`${app.url}/contact`)).status).toBe(200);
    await wait(50);
  }
  delay.disable();
  other.exec("commit");
  other.close();
  expect((await lead).status).toBe(200);
  await app.end();
  return delay.percentile(99) / 1e6;
}
