import { GoTrueAdminApi, GoTrueClient } from "@supabase/auth-js";
import type { TestApp } from "../start-app.ts";

/** The official client, unmodified, against a test's server; it keeps its session in memory. */
export function createAuthClient(app: TestApp, options: { flowType?: "implicit" | "pkce" } = {}) {
  const stored = new Map<string, string>();
  return new GoTrueClient({
    url: `${app.url}/auth/v1`,
    autoRefreshToken: false,
    detectSessionInUrl: false,
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    ...options,
  });
}

/** The official client's calls for administrators. */
export const createAdminClient = (app: TestApp, serviceKey: string) =>
  new GoTrueAdminApi({ url: `${app.url}/auth/v1`, headers: { authorization: `Bearer ${serviceKey}` } });
