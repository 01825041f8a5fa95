import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { allocatorSettings, heapFlags } from "../scripts/server-memory.ts";
import { copyMigratedFile } from "./migrated-file.ts";
import { nodeEnv } from "./run-script.ts";

export type SpawnedServer = {
  url: string;
  process: ChildProcess;
  output: () => string;
  end: (signal?: NodeJS.Signals) => Promise<number | null>;
};

/**
 * Starts `server/main.ts` in a process of its own and resolves when it says that it is open. `under` is a program
 * with arguments that runs it, such as a tracer.
 */
export async function spawnServer(env: Record<string, string>, under: string[] = []): Promise<SpawnedServer> {
  const port = env.PORT ?? String(await freePort());
  // Only main.test.ts waits for the migrations of an empty folder.
  if (env.DATA_DIR && existsSync(env.DATA_DIR) && !env.DATABASE_URL) await copyMigratedFile(env.DATA_DIR);
  const [program = "", ...words] = [...under, process.execPath, ...heapFlags, "server/main.ts"];
  const child = spawn(program, words, {
    env: nodeEnv({ ...allocatorSettings, PORT: port, ...env }),
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const ended = once(child, "exit");
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (/ is open at /.test(output)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    ended.then(([code]) => reject(new Error(`the server ended with ${code}: ${output}`)));
  });
  const end = async (signal: NodeJS.Signals = "SIGTERM") => {
    child.kill(signal);
    const [code] = await ended;
    return code as number | null;
  };
  return { url: `http://127.0.0.1:${port}`, process: child, output: () => output, end };
}

/**
 * A port of the loopback address that nothing listens on. It lies below the ports that the system gives to connections
 * and to servers without one, so that none of those takes it before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const server = createServer().listen(randomInt(10_000, 32_000), "127.0.0.1");
    try {
      await once(server, "listening");
    } catch {
      continue;
    }
    const { port } = server.address() as AddressInfo;
    server.close();
    await once(server, "close");
    return port;
  }
}
