import { expect, test } from "vitest";
import { OfficeProblem } from "./office-problem.ts";
import { createStepUp } from "./step-up.ts";

/** An act that the server refuses until a code was given. */
function createAct() {
  const act = { isAllowed: false, runs: 0 };
  const run = async () => {
    act.runs += 1;
    if (!act.isAllowed) throw new OfficeProblem("step-up-required");
    return act.runs;
  };
  return { act, run };
}

test("what was refused for want of a fresh code runs again after one question", async () => {
  const stepUp = createStepUp();
  const [first, second] = [createAct(), createAct()];
  const answers = Promise.all([stepUp.run(first.run), stepUp.run(second.run)]);
  await expect.poll(stepUp.isAsking).toBe(true);
  first.act.isAllowed = true;
  second.act.isAllowed = true;
  stepUp.answer(true);
  expect([await answers, stepUp.isAsking()]).toEqual([[2, 2], false]);
});

test("without a code it fails as it was refused, and nothing else is asked about", async () => {
  const stepUp = createStepUp();
  const { run, act } = createAct();
  const refused = expect(stepUp.run(run)).rejects.toMatchObject({ code: "step-up-required" });
  await expect.poll(stepUp.isAsking).toBe(true);
  stepUp.answer(false);
  await refused;
  expect(act.runs).toBe(1);
  const other = async () => Promise.reject(new OfficeProblem("role-forbidden"));
  await expect(stepUp.run(other)).rejects.toMatchObject({ code: "role-forbidden" });
  expect(stepUp.isAsking()).toBe(false);
});
