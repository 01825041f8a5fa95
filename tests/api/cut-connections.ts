import { randomUUID } from "node:crypto";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { expect } from "vitest";
import { writeSignals } from "#server/base/db/signals.ts";
import type { TestApp } from "../start-app.ts";
import { listen } from "./office-listener.ts";
import { signedInStaff } from "./office-staff.ts";

/**
 * Cuts a screen's connection at some moment of each round in which something changes, and expects the screen to know
 * of every change in the end: by its signal, or by what it read again after it had joined once more.
 */
export async function cutConnections(app: TestApp, rounds: number): Promise<void> {
  const line = await openLine(Number(new URL(app.url).port));
  const { token } = await signedInStaff(app);
  const known = new Set<number>();
  const screen = await listen(`http://127.0.0.1:${line.port}`, token);
  const readAgain = async () => {
    for (const { seq } of await app.db.selectFrom("changes").select("seq").execute()) known.add(Number(seq));
  };
  let joins = 1;
  for (let round = 0; round < rounds; round += 1) {
    const moments = [() => line.cut(), () => change(app)];
    // In turns: cut before the change, cut after it, and both at once.
    if (round % 3 === 0) moments.reverse();
    if (round % 3 === 2) await Promise.all(moments.map((act) => act()));
    else for (const act of moments) await act();
    await expect.poll(screen.joins, { interval: 5 }).toBeGreaterThan(joins);
    joins = screen.joins();
    await readAgain();
    for (const { seq } of screen.signals) known.add(seq);
  }
  const last = await change(app);
  await expect.poll(() => screen.signals.some(({ id }) => id === last)).toBe(true);
  for (const { seq } of screen.signals) known.add(seq);
  const all = await app.db.selectFrom("changes").select("seq").execute();
  expect(known.size).toBe(all.length);
  await screen.end();
  line.close();
}

async function change(app: TestApp): Promise<string> {
  const id = randomUUID();
  await writeSignals(app.db, [{ topic: "people", id }], "somebody", app.now());
  return id;
}

/** A line to the server that can be cut. */
async function openLine(port: number) {
  const ends = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const end of [near, far]) {
      ends.add(end);
      end.on("error", () => {});
      end.on("close", () => {
        ends.delete(end);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const cut = async () => {
    for (const end of ends) end.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut,
    close: () => {
      void cut();
      server.close();
    },
  };
}
