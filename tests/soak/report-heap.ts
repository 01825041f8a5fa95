import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

// Imported into a server: on SIGUSR2 it collects its garbage and says how many megabytes live.
setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

process.on("SIGUSR2", () => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`live memory: ${((heapUsed + external) / 1e6).toFixed(1)} MB\n`);
});
