import { EnvError } from "./env.ts";

/** The file descriptor of the first socket that is passed: `SD_LISTEN_FDS_START`. */
const firstPassed = 3;

/** Finds the listening socket that systemd passed (sd_listen_fds(3)), if any. Throws `EnvError` for more than one. */
export function findPassedSocket(source: NodeJS.ProcessEnv, pid: number): number | undefined {
  if (source.LISTEN_PID !== String(pid)) return undefined;
  if (source.LISTEN_FDS === "1") return firstPassed;
  throw new EnvError(
    `LISTEN_FDS says ${source.LISTEN_FDS}, but it takes 1: a socket unit with one ListenStream.`,
  );
}
