import { afterEach, expect, test, vi } from "vitest";
import { minutes } from "#domain/durations.ts";
import { undoTouch } from "#domain/office/answer-operations.ts";
import { createOfficeClients } from "./office-clients.ts";
import { readSignInState } from "./sign-in-state.ts";

afterEach(() => {
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
    vi.useFakeTimers();
    const stored = new Map([[storageKey, JSON.stringify(sessionOver())]]);
    vi.stubGlobal("window", { addEventListener() {} });
    vi.stubGlobal("document", { visibilityState: "visible" });
    vi.stubGlobal("location", { origin: "https://practice.example" });
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
    vi.stubGlobal("fetch", fetch);
    const { auth, call } = createOfficeClients({ url: "", anonKey: "" }, async () => {});
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

const storageKey = "supabase.auth.token";

function sessionOver() {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const expires_at = Math.floor(Date.now() / 1000) - 10;
  const claims = { aal: "aal2", amr: [], exp: expires_at };
  return {
    access_token: `${part({ alg: "ES256" })}.${part(claims)}.x`,
    refresh_token: "r".repeat(40),
    expires_at,
    expires_in: 3600,
    token_type: "bearer",
    user: { id: "u", factors: [] },
  };
}
