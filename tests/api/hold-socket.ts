import { spawnSync } from "node:child_process";
import { createServer } from "node:net";

// Holds a listening socket as systemd does for a socket unit, and runs the command on it, again whenever it ends.
const [port, ...command] = process.argv.slice(2);
const pass = 'echo "process $$"; LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"';
const holder = createServer().listen(Number(port), "127.0.0.1", () => {
  const { fd } = (holder as unknown as { _handle: { fd: number } })._handle;
  // This process waits in `spawnSync` all the time, so that it takes no connection itself.
  let hasEnded = true;
  while (hasEnded) {
    const stdio = ["ignore", "inherit", "inherit", fd] as const;
    hasEnded = spawnSync("/bin/sh", ["-c", pass, "sh", ...command], { stdio: [...stdio] }).status === 0;
  }
  holder.close();
});
