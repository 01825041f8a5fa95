import { expect, test } from "vitest";
import type { StaffRole } from "#domain/office/roles.ts";
import { menuEntries } from "../base/menu-entries.ts";
import { commandsFor } from "./registry.ts";

test("of two commands with one id each role has the first that it may run", () => {
  const commands = menuEntries.map(({ path, title, roles }) => ({
    id: title,
    words: path,
    ...(roles && { roles }),
    run: () => {},
  }));
  const safeguardsOf = (role: StaffRole | undefined) =>
    commandsFor(commands, role).flatMap(({ id, words }) => (id === "safeguards" ? words : []));
  expect(safeguardsOf("owner")).toEqual(["/office/safeguards"]);
  expect(safeguardsOf("preparer")).toEqual(["/office/safeguards/log"]);
  expect(safeguardsOf("front-desk")).toEqual([]);
  const ids = commandsFor([...commands, ...commands], "owner").map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});
