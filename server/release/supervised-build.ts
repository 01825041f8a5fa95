import { spawn } from "node:child_process";
import { EventEmitter, on } from "node:events";
import type { Socket } from "node:net";
import { createInterface } from "node:readline";
import { seconds } from "#domain/durations.ts";
import { coreCommands, cores, onLastCore, type Turn } from "../base/idle-time.ts";
import { processorTime, processStart } from "../base/process-stat.ts";
import { yieldToServer } from "../base/yield-to-server.ts";
import { BuildError, buildFailed, type PublishReason } from "./build-error.ts";
import { commandOf, envOf, keptEnv, messagePrefix, type ProcessOptions } from "./build-process.ts";

/**
 * What is asked of a build, in milliseconds: at each look it has to have come to a little processor time since the one
 * before, and to no more than so much in all. On a busy machine, to which it gives way, it may take many minutes.
 */
const buildLimits = { look: seconds(120), least: seconds(1), most: seconds(120) };

/**
 * The supervisor of builds: for each two lines, a number and a command, it runs the command and writes what that says
 * and how it ended, each line after the number and on a line of its own. What the commands read ends with the server.
 * Signals for all processes, of a terminal or a service, are left to the server, which ends its builds.
 */
const script = `trap '' HUP INT TERM
while IFS= read -r build && IFS= read -r command; do
  { { eval "$command"; printf '\\nended %s\\n' "$?"; } 2>&1 |
    while IFS= read -r line; do printf '%s %s\\n' "$build" "$line"; done
  } <&3 &
done`;
/** Tells the number of the process that it becomes. */
const begin = ["/bin/sh", "-c", 'echo "began $$"; exec "$@"', "sh"];

type Supervisor = {
  output: Socket;
  said: EventEmitter;
  say(build: number, command: string): void;
};
let supervisor: Supervisor | undefined;
let builds = 0;

/**
 * Starts the supervisor, a shell that starts all builds, unless it runs. A fork holds up the server for 10 ms, and what
 * it writes to in the seconds after is copied page by page: a garbage collection takes 40 ms instead of two.
 */
function startSupervisor(): Supervisor {
  if (supervisor) return supervisor;
  const child = spawn("/bin/sh", ["-c", script], {
    stdio: ["pipe", "pipe", "inherit", "pipe"],
    env: keptEnv(),
  });
  const [input, output, , lifetime] = child.stdio as [Socket, Socket, null, Socket, undefined];
  const said = new EventEmitter();
  createInterface({ input: output }).on("line", (line) => {
    const [, build = "", words = ""] = /^(\d+) (.*)$/.exec(line) ?? [];
    said.emit(build, words);
  });
  for (const end of ["exit", "error"])
    child.once(end, () => {
      supervisor = undefined;
      // What it started ends too.
      lifetime.destroy();
      said.emit("exit");
    });
  input.on("error", () => {});
  // It ends with the server, and keeps no command and no test from ending.
  for (const each of [child, input, output, lifetime]) each.unref();
  const say = (build: number, command: string) => void input.write(`${build}\n${command}\n`);
  supervisor = { output, said, say };
  return supervisor;
}

type SupervisedOptions<Message> = ProcessOptions & {
  signal?: AbortSignal;
  /** Tests have builds looked at more often. */
  limits?: typeof buildLimits;
  /** How it gives way to the server. */
  turn?: Turn | undefined;
  /** What is done with each message that it writes, as JSON after `messagePrefix`; in turn. */
  hear: (message: Message) => Promise<void>;
};

/**
 * Runs a step of a build, started by the supervisor, behind the server in turn: in idle time it works on the last core, and
 * the server's main thread on the others. Resolves when the process has ended; throws a BuildError, or what `hear` threw.
 */
export async function runSupervised<Message>(
  args: readonly string[],
  { signal, turn, hear, limits = buildLimits, ...options }: SupervisedOptions<Message>,
): Promise<void> {
  signal?.throwIfAborted();
  const command = commandLine(args, options, turn);
  const { output, said, say } = startSupervisor();
  const build = ++builds;
  // Lines that come before the first is asked for are kept.
  const lines = on(said, String(build), { close: ["exit"] }) as AsyncIterable<[string]>;
  output.ref();
  const ending = new AbortController();
  const end = () => ending.abort();
  let before = 0;
  const look = () => {
    if (pid === undefined) return;
    const spent = processorTime([pid]);
    if (spent - before < limits.least || spent > limits.most) end();
    before = spent;
  };
  const timer = setInterval(look, limits.look);
  signal?.addEventListener("abort", end);
  let text = "";
  let mistake: unknown;
  let pid: number | undefined;
  let start: string | undefined;
  const kill = () => pid && start && processStart(pid) === start && killProcess(pid);
  ending.signal.addEventListener("abort", kill);
  say(build, command);
  try {
    for await (const [line] of lines) {
      const [, what, number] = /^(began|ended) (\d+)$/.exec(line) ?? [];
      if (what === "began") {
        pid = Number(number);
        start = processStart(pid);
        yieldToServer({ pid }, turn);
        if (ending.signal.aborted) kill();
      } else if (what === "ended") {
        // The process has to be gone before its folder is.
        if (mistake) throw mistake;
        if (number !== "0") throw new BuildError(reasonOf(Number(number), text));
        return;
      } else if (line.startsWith(messagePrefix)) {
        await hear(JSON.parse(line.slice(messagePrefix.length)) as Message).catch((error: unknown) => {
          mistake ??= error;
          end();
        });
      } else if (line) text = `${text}${line}\n`.slice(-4000);
    }
  } finally {
    clearInterval(timer);
    signal?.removeEventListener("abort", end);
    output.unref();
  }
  startSupervisor().say(++builds, coreCommands(cores).comeBack);
  throw new Error("A build lost its supervisor.");
}

function commandLine(args: readonly string[], options: ProcessOptions, turn: Turn | undefined): string {
  const ownCores = turn === "idle" ? cores : [];
  const { leave, comeBack } = coreCommands(ownCores);
  const env = Object.entries(envOf(options)).map(([name, value]) => `${name}=${value}`);
  const words = [...begin, "env", ...env, ...onLastCore(ownCores), ...commandOf(args)];
  return `${leave}; ${words.map(quote).join(" ")}; code=$?; ${comeBack}; (exit $code)`;
}

/** A word for a shell that reads a command in one line. */
function quote(word: string): string {
  if (/[\r\n]/.test(word)) throw new BuildError(buildFailed("a setting of the pages holds a line break."));
  return `'${word.replaceAll("'", String.raw`'\''`)}'`;
}

function killProcess(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It has ended already.
  }
}

/** A shell counts what a signal ended from 128 on. */
function reasonOf(code: number, text: string): PublishReason {
  if (code > 128) return { code: "ended", text: "The build was ended: it took too long or too much memory." };
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
  const lines = text.replace(/\u001b\[[\d;]*m/g, "").split("\n");
  const mistake = lines.find((line) => /^content\/|^\S+\/content\/|error/i.test(line.trim()));
  return buildFailed((mistake ?? lines.at(-2) ?? "").trim().slice(0, 300));
}
