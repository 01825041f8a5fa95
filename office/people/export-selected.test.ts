import { expect, test } from "vitest";
import type { CallOperation } from "../base/call-operation.ts";
import { exportSelected } from "./export-selected.ts";

test("more people than one call takes are one file with one head", async () => {
  const asked: number[] = [];
  const call = (async (_: unknown, { ids }: { ids: string[] }) => {
    asked.push(ids.length);
    return { csv: ["name", ...ids].map((line) => `${line}\r\n`).join(""), rows: ids.length };
  }) as unknown as CallOperation;
  const ids = Array.from({ length: 2001 }, (_, number) => `person ${number}`);
  const { csv, rows } = await exportSelected(call, ids);
  expect(asked).toEqual([1000, 1000, 1]);
  expect(rows).toBe(2001);
  expect(csv.split("\r\n")).toEqual(["name", ...ids, ""]);
});
