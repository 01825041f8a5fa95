import { Hono } from "hono";
import { expect, test } from "vitest";
import { Refused } from "./refused.ts";
import type { RequestEnv } from "./request-env.ts";
import { answerRefused } from "./respond.ts";
import { type Enqueue, unavailable } from "./work-queue.ts";

const busy: Enqueue = async () => {
  throw unavailable();
};

/** Refuses a lost time while the queue of pages takes no more work. */
function openBusy() {
  const app = new Hono<RequestEnv>();
  app.post("/booking/appointments", (c) => {
    c.set("requestId", "request-1");
    c.set("refusalView", { page: () => "the page, filled", details: async () => ({ slots: [] }) });
    throw new Refused("slot-taken", { field: "start" });
  });
  app.onError((error, c) =>
    error instanceof Refused
      ? answerRefused(c, error, {
          siteUrl: "https://www.example.com",
          phone: "(972) 555-0142",
          enqueue: busy,
          unavailablePage: () => "too busy, call us",
        })
      : c.text(String(error), 500),
  );
  return (type: string) =>
    app.request("/booking/appointments", { method: "POST", headers: { "content-type": type } });
}

test("where the server is too busy for the nearest times, a lost time is refused without them", async () => {
  const answer = await openBusy()("application/json");
  expect(answer.status).toBe(409);
  expect(await answer.json()).toMatchObject({ code: "slot-taken", field: "start" });
});

test("where the server is too busy to fill a page, a plain post is answered with the page that says so", async () => {
  const answer = await openBusy()("application/x-www-form-urlencoded");
  expect(answer.status).toBe(503);
  expect(answer.headers.get("retry-after")).toBe("10");
  expect(await answer.text()).toBe("too busy, call us");
});
