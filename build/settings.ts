import { readEnv } from "#server/base/env.ts";
import { exitOnMistake } from "./exit-on-mistake.ts";

/** The settings of a build, checked together with the server's. */
export const settings = exitOnMistake(() => {
  const { env } = process;
  const { backend, cal } = readEnv(env);
  // Without an address of its own the site is built for one port, wherever this server listens.
  const { siteUrl } = readEnv({ ...env, PORT: "" });
  return { siteUrl, backend, cal, apiOrigin: `http://127.0.0.1:${env.API_PORT ?? 3000}` };
});
