import { afterEach, expect, test, vi } from "vitest";
import { hours, minutes } from "#domain/durations.ts";
import { reportActivity } from "#domain/office/account-operations.ts";
import { undoTouch } from "#domain/office/answer-operations.ts";
import { createOfficeClients } from "./office-clients.ts";
import { readSignInState } from "./sign-in-state.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const noConnection = () => Promise.reject(new TypeError("Failed to fetch"));
const noServer = async () => Response.json({}, { status: 503 });

test.each([
  ["no connection", noConnection, "no-connection"],
  ["no server", noServer, "unavailable"],
])(
  "while there is %s a session whose token is over stays, and a call says why it failed",
  async (_, fetch, code) => {
    const stored = stubBrowser(fetch);
    stored.set(storageKey, JSON.stringify(sessionAt(Date.now() - hours(1))));
    const { auth, call } = createOfficeClients(async () => {});
    const answers = Promise.all([
      call(undoTouch, { id: "0198f6c2-0000-7000-8000-000000000001" }).catch((error) => error.code),
      readSignInState(auth),
    ]);
    await vi.advanceTimersByTimeAsync(minutes(2));
    expect(await answers).toEqual([code, undefined]);
    expect([...stored.keys()]).toEqual([storageKey]);
    await auth.stopAutoRefresh();
  },
);

/** The device's clock differs from the server's, and may be put right while the office is open. */
test.each([
  ["5 minutes slow", -minutes(5), 0],
  ["an hour and a half fast", minutes(90), 0],
  ["put back by two hours", minutes(90), -hours(2)],
])("a device whose clock is %s stays signed in, in two tabs too", async (_, ahead, step) => {
  vi.useFakeTimers({ now: Date.now() + ahead });
  vi.spyOn(console, "warn").mockReturnValue(); // Of two clients in one window.
  const server = stubServer(ahead);
  const stored = stubBrowser(server.answer);
  const tabs = Array.from({ length: 2 }, () => createOfficeClients(async () => {}));
  const [first] = tabs;
  await first?.auth.signInWithPassword({ email: "elena@practice.example", password: "x" });
  expect(server.origins).toEqual(new Set(["https://practice.example"]));
  for (const change of [0, step, 0]) {
    vi.setSystemTime(Date.now() + change);
    server.ahead += change;
    await vi.advanceTimersByTimeAsync(minutes(61));
    const answers = Promise.all(
      tabs.map(({ call }) => call(reportActivity, {}).catch(({ code }) => code as string)),
    );
    await vi.advanceTimersByTimeAsync(minutes(1));
    expect(await answers).toEqual([{ idleEndsAt }, { idleEndsAt }]);
  }
  expect([...stored.keys()]).toEqual([storageKey]);
  expect(server.sessions).toBeLessThan(15);
  for (const { auth } of tabs) await auth.stopAutoRefresh();
});

const idleEndsAt = "2026-11-29T00:00:00.000Z";

/** Signs in and renews by its own clock, which a device's may be ahead of; refuses tokens whose hour is over. */
function stubServer(ahead: number) {
  const server = {
    ahead,
    sessions: 0,
    origins: new Set<string>(),
    async answer(path: RequestInfo | URL, init?: RequestInit) {
      const now = Date.now() - server.ahead;
      if (String(path).includes("/auth/v1/")) {
        server.sessions += 1;
        server.origins.add(new URL(String(path)).origin);
        return Response.json(sessionAt(now));
      }
      const token = new Headers(init?.headers).get("authorization") ?? "";
      const { exp } = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());
      if (exp * 1000 > now) return Response.json({ idleEndsAt });
      return Response.json({ code: "token-invalid", error: "", request_id: "" }, { status: 401 });
    },
  };
  return server;
}

/** A browser's globals; returns what its storage holds. */
function stubBrowser(fetch: typeof globalThis.fetch) {
  if (!vi.isFakeTimers()) vi.useFakeTimers();
  const stored = new Map<string, string>();
  vi.stubGlobal("window", { addEventListener() {} });
  vi.stubGlobal("document", { visibilityState: "visible" });
  vi.stubGlobal("location", new URL("https://practice.example"));
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  vi.stubGlobal("fetch", fetch);
  return stored;
}

/** After the first label of practice.example. */
const storageKey = "sb-practice-auth-token";

/** A session as the server gives it at a moment of its clock: for an hour. */
function sessionAt(now: number) {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const expires_at = Math.floor(now / 1000) + 3600;
  return {
    access_token: `${part({ alg: "ES256" })}.${part({ aal: "aal2", amr: [], exp: expires_at })}.x`,
    refresh_token: "r".repeat(40),
    expires_at,
    expires_in: 3600,
    token_type: "bearer",
    user: { id: "u", factors: [] },
  };
}
