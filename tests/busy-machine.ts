import { seconds } from "#domain/durations.ts";
import { whenBusy } from "#server/base/idle-time.ts";
import { pageLimits, probeLimits } from "#server/http/work-queue.ts";
import { highestLevels } from "#server/pages/compress.ts";

// The server compresses each page at Brotli's highest level, 70 ms for one that it then serves for an hour. A test
// serves it once, so that Brotli's fifth level is enough: 2 ms, and a tenth more bytes. Budgets compress by themselves.
highestLevels.brotli = 5;

// Builds and pictures give way to the server beside them. Here all cores are busy with other tests, and what gives way to
// those may come to nothing within its limit.
whenBusy.turn = undefined;

// What waits for the cores is no database and no disk which does not answer.
pageLimits.timeLimit = seconds(60);
Object.assign(probeLimits, { database: seconds(60), disk: seconds(60) });
