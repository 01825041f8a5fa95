import { connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { seconds } from "#domain/durations.ts";
import { officeApiPath } from "#domain/office/operation.ts";
import { addPicture } from "#domain/office/picture-operations.ts";
import { startApp } from "../start-app.ts";
import { signedInStaff } from "./office-staff.ts";
import { hero } from "./sample-forms.ts";

const uploads = `${officeApiPath}${addPicture.path}`;

/** An app whose limits of time pass when they are told to, and requests to it whose body comes bit by bit. */
async function openSlow() {
  const app = await startApp();
  const { token } = await signedInStaff(app);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => {
    vi.useRealTimers();
    return app.end();
  });
  const begin = (path: string, { method = "POST", length = 10 } = {}) => {
    const socket = connect(Number(new URL(app.url).port), "127.0.0.1").on("error", () => {});
    let answer = "";
    socket.on("data", (data) => {
      answer += String(data);
    });
    const headers = `host: x\r\ncontent-type: application/json\r\nauthorization: Bearer ${token}`;
    socket.write(`${method} ${path} HTTP/1.1\r\n${headers}\r\ncontent-length: ${length}\r\n\r\n{`);
    return { socket, answer: () => answer };
  };
  const pass = () => vi.advanceTimersByTimeAsync(seconds(5));
  const expectAnswered = async () =>
    expect((await app.post("send-hero-consultation", { formData: hero })).status).toBe(200);
  return { begin, pass, expectAnswered };
}

test("a slow body is given up while others are served", async () => {
  const { begin, pass, expectAnswered } = await openSlow();
  const slow = begin("/functions/v1/send-hero-consultation");
  await expectAnswered();
  expect(slow.answer()).toBe("");
  const passing = async () => {
    await pass();
    return slow.answer();
  };
  await expect.poll(passing).toMatch(/^HTTP\/1\.1 408 .*too long to arrive/s);
  slow.socket.destroy();
  await expectAnswered();
});

test("a file may come slowly as long as something comes", async () => {
  const { begin, pass, expectAnswered } = await openSlow();
  const slow = begin(uploads);
  const silent = begin(uploads);
  const isRead = () => vi.getTimerCount();
  await expect.poll(isRead).toBeGreaterThan(1);
  for (let byte = 0; byte < 8; byte += 1) {
    await pass();
    slow.socket.write("x");
    // The server has read the byte before it reads what comes after it.
    await expectAnswered();
  }
  await expect.poll(silent.answer).toMatch(/^HTTP\/1\.1 408 .*"too-slow"/s);
  expect(slow.answer()).toBe("");
  slow.socket.write("x");
  await expect.poll(slow.answer).toMatch(/^HTTP\/1\.1 400 .*"picture-type"/s);
});

test("a body that nobody reads holds its connection no longer than others", async () => {
  const { begin, pass } = await openSlow();
  const { socket } = begin("/", { method: "GET", length: 100 });
  for (let byte = 0; byte < 4; byte += 1) {
    await pass();
    socket.write("x");
  }
  await expect.poll(() => socket.closed).toBe(true);
});
