import { readEnv } from "#server/base/env.ts";
import { exitOnMistake } from "./exit-on-mistake.ts";

export const settings = exitOnMistake(() => {
  const { env } = process;
  const { backend, cal } = readEnv(env);
  // Without SITE_URL the site is built for the default port; the server that serves it puts its own address there.
  const { siteUrl } = readEnv({ ...env, PORT: "" });
  return { siteUrl, backend, cal, apiOrigin: `http://127.0.0.1:${env.API_PORT ?? 3000}` };
});
