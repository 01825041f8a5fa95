import type { Backend } from "./send-lead.ts";

/** Read when the site is built: an empty url means the server that serves the pages. Only doorways import this. */
export const backend: Backend = {
  url: process.env.BACKEND_URL ?? "",
  anonKey: process.env.ANON_KEY ?? "",
};
