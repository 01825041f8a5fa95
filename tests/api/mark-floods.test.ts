import { afterEach, expect, test } from "vitest";
import { startApp, type TestApp } from "../start-app.ts";
import { longestTurn } from "../thread-time.ts";
import { hero } from "./sample-forms.ts";

let app: TestApp;
afterEach(() => app.end());

/** As many marks as a body holds, in the order that takes longest to bring in the one of Unicode. */
const marks = `${"\u0301".repeat(15_000)}${"\u0327".repeat(15_000)}`;
/** Far less than these marks took and far more than any other post, in milliseconds of processor time. */
const mostTime = 300;

test("marks by the thousand on one letter hold up nobody else", async () => {
  app = await startApp();
  const signIn = (password: string) =>
    fetch(`${app.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email: "owner@example.com", password }),
    });
  const posts = [
    () => app.post("send-hero-consultation", { formData: { ...hero, name: `A${marks}` } }),
    () => app.post("send-hero-consultation", { formData: hero, recommendations: [`A${marks}`] }),
    () => signIn(`A${marks}`),
  ];
  // What the first of each compiles is no part of it.
  await app.post("send-hero-consultation", { formData: hero });
  await signIn("A");
  for (const post of posts) expect(await longestTurn(post)).toBeLessThan(mostTime);
});
