import { expect, test } from "vitest";
import { describeOnBoth, race } from "../start-app.ts";
import { callOffice, signedInStaff } from "./office-staff.ts";

const settings = { RATE_LIMITS: "off" };
const twenty = Array.from({ length: 20 }, (_, index) => index);

describeOnBoth("calls of one account at once", (open) => {
  test("that replace the recovery codes leave those of one answer", async () => {
    const app = await open({ settings, ...race });
    const { token } = await signedInStaff(app);
    const answers = await Promise.all(
      twenty.map(() => callOffice(app, "/me/recovery-codes", { token, body: {} })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.db.selectFrom("recovery_codes").selectAll().execute()).toHaveLength(10);
  });
});
