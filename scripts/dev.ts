import { spawn } from "node:child_process";

// The site with reload on one port, and behind it the server, started again whenever a file of it changes.
const port = process.env.PORT ?? "3000";
const apiPort = String(Number(port) + 1);
const siteUrl = process.env.SITE_URL ?? `http://localhost:${port}`;
const env = { ...process.env, SITE_URL: siteUrl, API_PORT: apiPort };

const children = [
  spawn(process.execPath, ["--watch", "server/main.ts"], {
    stdio: "inherit",
    env: { ...env, PORT: apiPort, VENTANILLA_PARENT: String(process.pid) },
  }),
  spawn(process.execPath, ["node_modules/astro/bin/astro.mjs", "dev", "--port", port], {
    stdio: "inherit",
    env,
  }),
];
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
for (const child of children) child.on("exit", stop);

function stop() {
  for (const child of children) child.kill("SIGTERM");
}
