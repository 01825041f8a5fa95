import { expect, test } from "vitest";
import { functionKinds, functionNames } from "#domain/forms/form-kinds.ts";
import { describeOnBoth } from "../start-app.ts";

describeOnBoth("JSON of other shapes than a form", (open) => {
  test("is refused or taken, and never breaks the server", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
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
      ...["phone", "tz", "message", "notes", "numOwners", "needsPayroll"],
    ];
    const paths = [
      ...functionKinds.map((kind) => `/functions/v1/${functionNames[kind]}`),
      ...[
        "/booking/v1/appointments",
        "/appointments",
        "/appointments/any",
        "/es/appointments/any",
        "/plan.pdf",
      ],
    ];
    for (const path of paths) {
      for (const shape of shapes) {
        for (const wrong of [fields, ["start"], ["service"]]) {
          const valid = { action: "move", service: "consultation", start: "2026-11-24T16:00:00Z" };
          const formData = { ...valid, ...Object.fromEntries(wrong.map((field) => [field, shape])) };
          for (const body of [{ formData }, { ...formData, visit: shape, recommendations: shape }]) {
            const headers = { "content-type": "application/json" };
            const answer = await fetch(app.url + path, {
              ...{ method: "POST", headers, redirect: "manual" },
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
  });
});
