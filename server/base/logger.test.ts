import { expect, test } from "vitest";
import { createLogger } from "./logger.ts";

test("of several errors in one the log tells each, and nothing but its name, message, code and stack", () => {
  const lines: string[] = [];
  const log = createLogger({ write: (line: string) => void lines.push(line) });
  const refused = Object.assign(new Error("refused"), { code: "23514", detail: "ana@example.com" });
  log.error({ err: new AggregateError([refused, new Error("lost")], "2 failed") }, "housekeeping failed");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    msg: "housekeeping failed",
    err: { message: "2 failed", errors: [{ message: "refused", code: "23514" }, { message: "lost" }] },
  });
  expect(lines[0]).not.toContain("ana@example.com");
});
