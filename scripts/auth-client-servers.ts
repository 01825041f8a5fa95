import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";

// The servers that the official client's own test suite expects; docs/auth-client-suite.md has how to run it.
const [suite] = process.argv.slice(2);
if (!suite) {
  console.error(
    "node scripts/auth-client-servers.ts FOLDER: the folder packages/core/auth-js of supabase-js",
  );
  process.exit(1);
}

/** A port on which a server of the suite's second part listens is that much higher behind its own. */
const behind = 10_000;
const common = {
  RATE_LIMITS: "off",
  GOTRUE_DISABLE_SIGNUP: "false",
  GOTRUE_EXTERNAL_PHONE_ENABLED: "true",
  GOTRUE_PASSWORD_MIN_LENGTH: "6",
  GOTRUE_SECURITY_UPDATE_PASSWORD_REQUIRE_CURRENT_PASSWORD: "false",
  GOTRUE_SMTP_MAX_FREQUENCY: "0s",
};
const confirming = {
  ...common,
  GOTRUE_MAILER_AUTOCONFIRM: "true",
  GOTRUE_SMS_AUTOCONFIRM: "true",
  GOTRUE_EXTERNAL_ANONYMOUS_USERS_ENABLED: "true",
};

startServer(54_321, {
  ...confirming,
  API_EXTERNAL_URL: "http://127.0.0.1:54321/auth/v1",
  GOTRUE_SITE_URL: "http://127.0.0.1:3000",
  GOTRUE_URI_ALLOW_LIST: "https://127.0.0.1:3000,http://localhost:5173",
  GOTRUE_SMS_TEST_OTP: "1234567890=123456",
  GOTRUE_JWT_SECRET: "super-secret-jwt-token-with-at-least-32-characters-long",
  GOTRUE_JWT_KEYS: readFileSync(join(suite, "test/supabase/signing_keys.json"), "utf8"),
});
startBehindGateway(9999, common);
startBehindGateway(9998, confirming);
startBehindGateway(9997, { ...common, GOTRUE_DISABLE_SIGNUP: "true" });
startBehindGateway(9996, confirming);

function startServer(port: number, settings: Record<string, string>): void {
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), "ventanilla-suite-")),
      VENTANILLA_PARENT: String(process.pid),
      ...settings,
    },
    stdio: ["ignore", "inherit", "inherit"],
  });
  child.on("exit", (code) => process.exit(code ?? 1));
}

/** The second part talks to the auth server without the path that a gateway takes away. */
function startBehindGateway(port: number, settings: Record<string, string>): void {
  const address = `http://localhost:${port}`;
  startServer(port + behind, {
    GOTRUE_JWT_SECRET: "37c304f8-51aa-419a-a1af-06154e63707a",
    API_EXTERNAL_URL: address,
    GOTRUE_SITE_URL: address,
    ...settings,
  });
  createServer((incoming, response) => {
    const { method, headers, url } = incoming;
    const target = { port: port + behind, method, headers, path: `/auth/v1${url}` };
    const outgoing = request(target, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    outgoing.on("error", () => response.destroy());
    incoming.pipe(outgoing);
  }).listen(port);
}
