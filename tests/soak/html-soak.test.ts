import { expect, test } from "vitest";
import { builtPageFiles, htmlFaults } from "../html-faults.ts";

test("the HTML of every Spanish article is valid", async () => {
  const articles = builtPageFiles.filter((name) => name.startsWith("/es/blog/"));
  expect(articles.length).toBeGreaterThan(5);
  expect(await htmlFaults(articles)).toEqual([]);
}, 180_000);
