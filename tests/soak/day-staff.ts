import { setTimeout as pause } from "node:timers/promises";
import { expect } from "vitest";
import * as fields from "#domain/office/field-operations.ts";
import { type Operation, type OutputOf, requestOf } from "#domain/office/operation.ts";
import { getToday } from "#domain/office/people-operations.ts";
import { listRevisions, publishWebsite } from "#domain/office/website-operations.ts";
import { commandOf, type SentCommand, sendCommand } from "../api/desk-commands.ts";
import type { SimulatedDay } from "./simulated-day.ts";

const price = { path: "tiers/taxPreparation/tiers/families/price", page: "/services/personal-taxes" };

/** Staff of a day: notes and letters to people, a look at Today before each, and the publishes that a test asks for. */
export function startStaff(day: SimulatedDay, people: readonly string[]) {
  const sent: SentCommand[] = [];
  let isOver = false;
  let published = "";
  async function ask(operation: Operation, input: object): Promise<Record<string, unknown>> {
    const { path, body } = requestOf(operation, input);
    const headers = { authorization: `Bearer ${day.token()}`, "content-type": "application/json" };
    const init = body === undefined ? { headers } : { method: "POST", headers, body };
    const answer = await fetch(day.url + path, init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${operation.name} was answered ${answer.status}: ${text.slice(0, 200)}`);
    return JSON.parse(text);
  }

  async function work(person: string): Promise<void> {
    while (!isOver) {
      await ask(getToday, {}).catch(() => undefined);
      const command = commandOf(person, sent.length);
      sent.push(command);
      for (;;) {
        command.isAcknowledged = (await sendCommand(day.url, command, day.token())) === 200;
        if (command.isAcknowledged) break;
        await pause(50);
      }
      await pause(500);
    }
  }
  const working = people.map(work);
  return {
    sent,
    async publish(value: number): Promise<void> {
      const { version } = await ask(fields.getField, { path: price.path });
      expect(await ask(fields.saveField, { path: price.path, version, value })).toHaveProperty("version");
      const answer = await ask(publishWebsite, {});
      expect(answer).toHaveProperty("id");
      published = String(answer.id);
    },
    /**
     * Waits until the site shows a price; a build makes way for everything else, so that a busy machine takes minutes.
     * The reason of a publish that failed stands in what it throws.
     */
    async untilShown(value: number): Promise<void> {
      const state = async () => {
        const text = await (await fetch(day.url + price.page)).text();
        if (text.includes(`$${value}`)) return "shown";
        const { revisions } = (await ask(listRevisions, {})) as OutputOf<typeof listRevisions>;
        const publish = revisions.find((each) => each.id === published);
        return `${publish?.state} ${JSON.stringify(publish?.reason)}`;
      };
      await expect.poll(state, { timeout: 240_000, interval: 250 }).toMatch(/^shown|^failed/);
      expect(await state()).toBe("shown");
    },
    async end() {
      isOver = true;
      await Promise.all(working);
    },
  };
}
