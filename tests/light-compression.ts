import { highestLevels } from "#server/pages/compress.ts";

// The server compresses each page at Brotli's highest level, 70 ms for one that it then serves for an hour. A test
// serves it once, so that Brotli's fifth level is enough: 2 ms, and a tenth more bytes. Budgets compress by themselves.
highestLevels.brotli = 5;
