import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { postJson } from "../post-json.ts";
import { spawnServer } from "../spawn-server.ts";

const strace = "/usr/bin/strace";
const atOnce = 8;
const leads = 1 + 3 * atOnce;

test.skipIf(!existsSync(strace))(
  "each acknowledgement leaves the server only after a sync to the disk",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "ventanilla-sync-"));
    const trace = join(folder, "trace");
    const calls = "fsync,fdatasync,pwrite64,pwritev,write,writev,sendto,sendmsg";
    const server = await spawnServer({ DATA_DIR: folder, RATE_LIMITS: "off" }, [
      strace,
      "--daemonize",
      "--follow-forks",
      "--seccomp-bpf",
      "--string-limit=10000",
      `--trace=${calls}`,
      `--output=${trace}`,
    ]);
    const sendOne = async (lead: number) => {
      const answer = await postJson(`${server.url}/functions/v1/send-hero-consultation`, {
        formData: { name: "Ana", email: `sync-${lead}@example.com`, service: "notary" },
      });
      expect(answer.status).toBe(200);
      return ((await answer.json()) as { id: string }).id;
    };
    // One alone, then those that share a commit.
    const ids = [await sendOne(0)];
    for (let lead = 1; lead < leads; lead += atOnce)
      ids.push(...(await Promise.all(Array.from({ length: atOnce }, (_, index) => sendOne(lead + index)))));
    await server.end();

    const lines = readFileSync(trace, "utf8").split("\n");
    const isSync = (line: string) =>
      /\bf(data)?sync\(.* = 0$/.test(line) || /<\.\.\. f(data)?sync resumed>.* = 0$/.test(line);
    const early = ids.filter((id) => {
      const written = lines.findIndex((line) => /pwrite/.test(line) && line.includes(id));
      const synced = lines.findIndex((line, index) => index > written && isSync(line));
      const answered = lines.findIndex((line) => /HTTP\/1\.1 200 OK/.test(line) && line.includes(id));
      return !(written >= 0 && written < synced && synced < answered);
    });
    expect(new Set(ids).size).toBe(leads);
    expect(early).toEqual([]);
  },
);
