import { expect, test } from "vitest";
import { describeOnBoth } from "../start-app.ts";

describeOnBoth("addresses with odd characters", (open) => {
  test("lead nowhere and never break the server, whatever the method", async () => {
    const app = await open({ settings: { RATE_LIMITS: "off" } });
    for (const odd of ["%00", "%0d%0aX:y", "%F0%9F%98%80", "%ff", "%ED%A0%80", "a".repeat(5000)]) {
      const paths = [`/${odd}`, `/office/${odd}`, `/functions/v1/${odd}`, `/calendars/${odd}.ics`];
      const tokens = ["/appointments/", "/es/appointments/"].map((folder) => folder + odd);
      const queries = [
        "newsletter/confirm?token=",
        "es/newsletter/unsubscribe?token=",
        "appointments?week=",
        "auth/v1/verify?type=recovery&token=",
        "sent/hero?reply-by=",
        "booking/v1/slots?service=",
      ].map((start) => `/${start}${odd}`);
      for (const path of [...paths, ...tokens, `${tokens[0]}/appointment.ics`, ...queries]) {
        for (const method of ["GET", "POST"]) {
          const body = method === "POST" ? new URLSearchParams({ action: "cancel" }) : null;
          const { status } = await fetch(app.url + path, { method, body, redirect: "manual" });
          expect([method, path, status < 500]).toEqual([method, path, true]);
        }
      }
    }
    expect(app.logged.join("\n")).not.toMatch(/crashed|could not be stored/);
  });
});
