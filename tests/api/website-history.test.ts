import { expect, test } from "vitest";
import * as fields from "#domain/office/field-operations.ts";
import * as website from "#domain/office/website-operations.ts";
import type { Json } from "#domain/website/edits.ts";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { editedStub } from "../stub-site.ts";
import { atWork } from "./staff-at-work.ts";

const price = "tiers/inPerson/tiers/families/price";
const name = "business/name";
const stub = editedStub();

/** An owner at work: stores changes of fields, publishes them and goes back, each until nobody publishes. */
async function workOn(app: TestApp) {
  const owner = await atWork(app);
  const read = () => owner.ask(website.getWebsite, {});
  const end = async () => {
    await expect.poll(async () => (await read()).publishing).toBeNull();
    return read();
  };
  const save = async (path: string, value: Json) => {
    const { version } = await owner.ask(fields.getField, { path });
    return owner.ask(fields.saveField, { path, version, value });
  };
  return {
    read,
    save,
    ask: owner.ask,
    publish: async (path: string, value: Json) => {
      await save(path, value);
      await owner.ask(website.publishWebsite, {});
      return end();
    },
    goBack: async (id: string) => {
      expect(await owner.ask(website.rollBackWebsite, { id })).toEqual({});
      return end();
    },
  };
}

describeOnBoth("the history of the website", (open) => {
  test("tells of each publish what it changed of what was live then, after a way back too", async () => {
    const owner = await workOn(await open(stub));
    const first = (await owner.publish(price, 121)).live?.id ?? "";
    await owner.publish(price, 122);
    await owner.goBack(first);
    expect((await owner.publish(price, 122)).live?.changed).toEqual([price]);
    await owner.goBack("shipped");
    expect((await owner.publish(name, "Segunda")).live?.changed).toEqual([name]);
    const { revisions } = await owner.ask(website.listRevisions, {});
    expect(revisions.map(({ changed }) => changed)).toEqual([[name], [price], [price], [price]]);
  });
});
