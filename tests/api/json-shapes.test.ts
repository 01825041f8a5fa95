import { expect, test } from "vitest";
import { functionKinds, functionNames } from "#domain/forms/form-kinds.ts";
import { saveDraft } from "#domain/office/answer-operations.ts";
import { listAudit } from "#domain/office/audit-operations.ts";
import * as campaigns from "#domain/office/campaign-operations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import { addIncident } from "#domain/office/safeguards-operations.ts";
import { describeOnBoth, startApp } from "../start-app.ts";
import { callAuth, refusalOf } from "./auth-calls.ts";
import { signedInStaff } from "./office-staff.ts";
import { hero } from "./sample-forms.ts";
import { atWork, sendForm } from "./staff-at-work.ts";

describeOnBoth("JSON of other shapes than a form", (open) => {
  test("is refused where it has thousands of levels, at every door", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    const { token } = await signedInStaff(app);
    const levels = "[".repeat(5000) + "]".repeat(5000);
    const doors = [
      ["PUT", "/auth/v1/user", `{"data":{"a":${levels}}}`],
      ["POST", "/office/api/website/field", `{"path":"business/name","version":"","value":${levels}}`],
      ["POST", "/functions/v1/send-contact-message", `{"formData":{"name":${levels}}}`],
      ["POST", "/booking/v1/appointments", `{"formData":{},"start":${levels}}`],
    ] as const;
    for (const [method, path, body] of doors) {
      const headers = { "content-type": "application/json", authorization: `Bearer ${token}` };
      const answer = await fetch(app.url + path, { method, headers, body });
      await answer.arrayBuffer();
      expect([path, answer.status]).toEqual([path, 400]);
    }
    expect(await app.db.selectFrom("content_drafts").select("path").execute()).toEqual([]);
  });

  test("is refused where a number is one that no column holds", async () => {
    const app = await open();
    const owner = await atWork(app);
    const { id } = await owner.ask(campaigns.addCampaign, {});
    const incident = { text: "A", fromDay: "2026-11-01", toDay: "2026-11-02", isUnencrypted: true };
    const content = { languages: "en", en: {}, es: {} } as const;
    for (const number of [0.5, 2 ** 31, 1e21]) {
      const answers = await Promise.all([
        owner.ask(campaigns.saveCampaign, { id, version: number, ...content }),
        owner.ask(campaigns.scheduleCampaign, { id, version: number, at: null }),
        owner.ask(addIncident, { ...incident, people: number }),
      ]);
      expect(answers.map(({ code }) => [number, code])).toEqual(answers.map(() => [number, "input-invalid"]));
    }
  });

  test("keeps no NUL, in the office and at its sign-in", async () => {
    const app = await open();
    const id = await sendForm(app, "send-hero-consultation", hero);
    const ana = await atWork(app);
    const body = "a\0b \\u0000 \\\0";
    await ana.ask(saveDraft, { id, channel: "mail", subject: "", body });
    const [draft] = (await ana.ask(getPerson, { id })).drafts;
    expect(draft?.body).toBe("a\ufffdb \\u0000 \\\ufffd");
    expect(await ana.ask(listAudit, { action: "\0" })).toMatchObject({ rows: [] });
    const key = { email: "ana\0@example.com", password: "\0" };
    const answer = await callAuth(app, "POST /token?grant_type=password", { body: key });
    expect(refusalOf(answer)).toEqual([400, "invalid_credentials"]);
    const half = await callAuth(app, "POST /token?grant_type=password", {
      body: '{"email":"\\u\\u00000000"}',
    });
    expect(refusalOf(half)).toEqual([400, "bad_json"]);
  });
});

test("JSON of other shapes than a form is refused or taken, and never breaks the server", async () => {
  const app = await startApp({ settings: { RATE_LIMITS: "off" } });
  const shapes: unknown[] = [
    { toString: "x" },
    { toJSON: 1, valueOf: {} },
    [[]],
    { length: 1 },
    true,
    null,
    -0.5,
  ];
  const fields = [
    "action",
    "start",
    "service",
    "name",
    "email",
    "phone",
    "tz",
    "message",
    "notes",
    "numOwners",
    "needsPayroll",
  ];
  const paths = [
    ...functionKinds.map((kind) => `/functions/v1/${functionNames[kind]}`),
    "/booking/v1/appointments",
    "/appointments",
    "/appointments/any",
    "/es/appointments/any",
    "/plan.pdf",
  ];
  for (const path of paths) {
    for (const shape of shapes) {
      for (const wrong of [fields, ["start"], ["service"]]) {
        const valid = { action: "move", service: "consultation", start: "2026-11-24T16:00:00Z" };
        const formData = { ...valid, ...Object.fromEntries(wrong.map((field) => [field, shape])) };
        for (const body of [{ formData }, { ...formData, visit: shape, recommendations: shape }]) {
          const headers = { "content-type": "application/json" };
          const answer = await fetch(app.url + path, {
            method: "POST",
            headers,
            redirect: "manual",
            body: JSON.stringify(body),
          });
          await answer.arrayBuffer();
          expect([path, JSON.stringify(body), answer.status < 500]).toEqual([
            path,
            JSON.stringify(body),
            true,
          ]);
        }
      }
    }
  }
  expect(app.logged.join("\n")).not.toMatch(/crashed|could not be stored/);
  await app.end();
});
