import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { spawnServer } from "../spawn-server.ts";

const strace = "/usr/bin/strace";
const leads = 25;

test.skipIf(!existsSync(strace))(
  "each acknowledgement leaves the server only after a sync to the disk",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "ventanilla-sync-"));
    const trace = join(folder, "trace");
    const calls = "fsync,fdatasync,write,writev,sendto,sendmsg";
    const server = await spawnServer({ DATA_DIR: folder, RATE_LIMITS: "off" }, [
      strace,
      ...[
        "--daemonize",
        "--follow-forks",
        "--seccomp-bpf",
        "--string-limit=200",
        `--trace=${calls}`,
        `--output=${trace}`,
      ],
    ]);
    for (let lead = 0; lead < leads; lead++) {
      const answer = await fetch(`${server.url}/functions/v1/send-hero-consultation`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          formData: { name: "Ana", email: `sync-${lead}@example.com`, service: "notary" },
        }),
      });
      expect(answer.status).toBe(200);
      await answer.text();
    }
    await server.end();

    let isSynced = false;
    let acknowledged = 0;
    let unsynced = 0;
    for (const line of readFileSync(trace, "utf8").split("\n")) {
      if (/\bf(data)?sync\(.* = 0$/.test(line) || /<\.\.\. f(data)?sync resumed>.* = 0$/.test(line))
        isSynced = true;
      if (!/HTTP\/1\.1 200 OK.*/.test(line)) continue;
      acknowledged += 1;
      if (!isSynced) unsynced += 1;
      isSynced = false;
    }
    expect({ acknowledged, unsynced }).toEqual({ acknowledged: leads, unsynced: 0 });
  },
);
