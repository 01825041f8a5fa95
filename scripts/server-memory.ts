/** How the server is started, as `run.mjs`, the service file and the Dockerfile do, which can import nothing. */
export const heapFlags = ["--max-semi-space-size=16", "--max-old-space-size=256"];
export const allocatorSettings = { MALLOC_ARENA_MAX: "2", MALLOC_MMAP_THRESHOLD_: "1048576" };
