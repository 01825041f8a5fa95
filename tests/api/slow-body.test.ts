import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { seconds } from "#domain/durations.ts";
import { startApp } from "../start-app.ts";
import { hero } from "./sample-forms.ts";

test("a slow body is given up while others are served", async () => {
  const app = await startApp();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
    return app.end();
  });
  const expectAnswered = async () =>
    expect((await app.post("send-hero-consultation", { formData: hero })).status).toBe(200);
  const { port } = new URL(app.url);
  const slow = connect(Number(port), "127.0.0.1");
  let answer = "";
  slow.once("data", (data) => {
    answer = String(data);
  });
  slow.write(
    `POST /functions/v1/send-hero-consultation HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{`,
  );
  await expectAnswered();
  expect(answer).toBe("");
  const passing = async () => {
    await vi.advanceTimersByTimeAsync(seconds(5));
    return answer;
  };
  await expect.poll(passing).toMatch(/^HTTP\/1\.1 408 .*too long to arrive/s);
  slow.destroy();
  await expectAnswered();
});
