import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { describeOnBoth, type TestApp } from "../start-app.ts";
import { callAuth, serviceKey } from "./auth-calls.ts";

const settings = { RATE_LIMITS: "off" };

describeOnBoth("the last owner", (open) => {
  const addOwner = async (app: TestApp, token: string, email: string): Promise<string> => {
    const body = { email, email_confirm: true, app_metadata: { role: "owner" } };
    return (await callAuth(app, "POST /admin/users", { token, body })).json.id;
  };
  const removals: [string, string, unknown][] = [
    ["removed", "DELETE", undefined],
    ["removed softly", "DELETE", { should_soft_delete: true }],
    ["banned", "PUT", { ban_duration: "24h" }],
    ["demoted", "PUT", { app_metadata: { role: "preparer" } }],
    ["demoted by a null", "PUT", { app_metadata: { role: null } }],
  ];

  test("cannot be removed, banned or demoted, and another owner can", async () => {
    const app = await open({ settings });
    const token = await serviceKey(app);
    // Who never accepted an invitation cannot act as an owner, and can be shut out also where there is no other.
    const invited = { email: "invited@example.com", data: {}, app_metadata: { role: "owner" } };
    const { json } = await callAuth(app, "POST /admin/users", { token, body: invited });
    expect(json).toMatchObject({ app_metadata: { role: "owner" } });
    const ban = { token, body: { ban_duration: "24h" } };
    expect((await callAuth(app, `PUT /admin/users/${json.id}`, ban)).status).toBe(200);
    expect(
      (await callAuth(app, `PUT /admin/users/${json.id}`, { token, body: { ban_duration: "none" } })).status,
    ).toBe(200);
    const last = await addOwner(app, token, "owner@example.com");
    for (const [, method, body] of removals) {
      const answer = await callAuth(app, `${method} /admin/users/${last}`, { token, body });
      expect(answer).toMatchObject({ status: 422, json: { code: "last_owner" } });
      const second = await addOwner(app, token, `${randomUUID()}@example.com`);
      expect((await callAuth(app, `${method} /admin/users/${second}`, { token, body })).status).toBe(200);
    }
  });

  test("stays when two owners remove, ban or demote each other at once", async () => {
    const app = await open({ settings });
    const token = await serviceKey(app);
    for (const [way, method, body] of removals) {
      const ids = await Promise.all(
        ["one", "two"].map((name) => addOwner(app, token, `${name}@${randomUUID()}.com`)),
      );
      const answers = await Promise.all(
        ids.map((id) => callAuth(app, `${method} /admin/users/${id}`, { token, body })),
      );
      expect(answers.map(({ status }) => status).sort(), way).toEqual([200, 422]);
      const left = ids[answers.findIndex(({ status }) => status === 422)];
      // So that the next two are the only owners again.
      await app.db
        .deleteFrom("users")
        .where("id", "=", left ?? "")
        .execute();
    }
  });
});
