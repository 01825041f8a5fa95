import type { StatsFs } from "node:fs";
import { statfs } from "node:fs/promises";
import { totalmem } from "node:os";
import { getHeapStatistics } from "node:v8";
import type { Env } from "../base/env.ts";
import { countLines, type Log } from "../base/logger.ts";
import { probeLimits, withTimeLimit } from "../http/work-queue.ts";
import type { EventLoop } from "./event-loop.ts";
import { gauge, type Metric } from "./metric.ts";

/** What the process itself knows, with a database or without. */
export async function processMetrics(options: {
  env: Env;
  log: Log;
  eventLoop: EventLoop;
}): Promise<Metric[]> {
  const { env, log, eventLoop } = options;
  const memory = process.memoryUsage();
  const cpu = process.cpuUsage();
  const delay = Object.entries(eventLoop.readDelay());
  return [
    {
      name: "ventanilla_log_lines_total",
      type: "counter",
      help: "Lines in the log by level.",
      samples: [...countLines(log)].map(([level, value]) => ({ labels: { level }, value })),
    },
    {
      name: "ventanilla_event_loop_delay_seconds",
      type: "gauge",
      help: "How late the event loop was since the last scrape.",
      samples: delay.map(([stat, value]) => ({ labels: { stat }, value })),
    },
    ...(await diskMetrics(env)),
    gauge("process_uptime_seconds", "Since the start of the process.", process.uptime()),
    {
      name: "process_cpu_seconds_total",
      type: "counter",
      help: "Processor time of the process.",
      samples: [{ value: (cpu.user + cpu.system) / 1e6 }],
    },
    gauge("process_resident_memory_bytes", "Memory of the process.", memory.rss),
    gauge("process_heap_used_bytes", "Objects of the process.", memory.heapUsed),
    gauge(
      "ventanilla_heap_limit_bytes",
      "Heap at which V8 ends the process.",
      getHeapStatistics().heap_size_limit,
    ),
    gauge("ventanilla_memory_limit_bytes", "Memory at which the system ends it.", memoryLimit()),
  ];
}

/** The limit of the container or unit, else what the machine has; unlimited is a number beyond that. */
const memoryLimit = () => Math.min(process.constrainedMemory() || totalmem(), totalmem());

const asked = new Map<string, Promise<StatsFs>>();

/** Asks a disk once at a time: without an answer it holds one of the few threads that also write the database. */
function readSpace(path: string): Promise<StatsFs> {
  const answer = asked.get(path) ?? statfs(path).finally(() => asked.delete(path));
  asked.set(path, answer);
  return answer;
}

/** The space of the disks of the data and of the backups; one that is missing or does not answer has none. */
async function diskMetrics(env: Env): Promise<Metric[]> {
  const folders = Object.entries({ data: env.dataDir, backups: env.backup.folder });
  const disks = await Promise.all(
    folders.map(async ([folder, path]) => {
      const space = path && (await withTimeLimit(readSpace(path), probeLimits.disk).catch(() => undefined));
      return space ? [{ labels: { folder }, free: space.bavail, all: space.blocks, block: space.bsize }] : [];
    }),
  );
  const samples = (blocks: "free" | "all") =>
    disks.flat().map(({ labels, block, ...disk }) => ({ labels, value: disk[blocks] * block }));
  return [
    {
      name: "ventanilla_disk_free_bytes",
      type: "gauge",
      help: "Free space of the disk that a folder is on.",
      samples: samples("free"),
    },
    {
      name: "ventanilla_disk_size_bytes",
      type: "gauge",
      help: "Size of the disk that a folder is on.",
      samples: samples("all"),
    },
  ];
}
