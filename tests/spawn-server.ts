import { type ChildProcess, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer } from "node:net";
import { allocatorSettings, heapFlags } from "../scripts/server-memory.ts";
import { copyMigratedFile } from "./migrated-file.ts";
import { nodeEnv } from "./run-script.ts";

/** The settings of a server that others keep waiting for the cores; only what measures one goes without them. */
export const busyMachine = { NODE_OPTIONS: "--import ./tests/busy-machine.ts" };

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
 * A port of the loopback address that nothing listens on, and that no process of the tests is given as long as this one
 * lives. It lies below the ports that the system gives to connections and to servers without one, so that none of those
 * takes it before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    // Above 10080, which no browser and no `fetch` opens.
    const port = randomInt(10_081, 32_000);
    // The same number for UDP, which no server here uses: the system gives it to one process, until that ends.
    const claim = createSocket("udp4").unref();
    const server = createServer();
    try {
      await once(claim.bind(port, "127.0.0.1"), "listening");
      await once(server.listen(port, "127.0.0.1"), "listening");
    } catch {
      claim.close();
      continue;
    }
    server.close();
    await once(server, "close");
    return port;
  }
}
