import { expect, test } from "vitest";
import { createKeyReader, keyLabel, keyName, sequenceTime } from "./read-key.ts";

const known = ["j", "t", "g t", "g p", "Ctrl+Enter"];

test("one key is a command by itself, two are one command, and a second that comes late is the first again", () => {
  const read = createKeyReader();
  const at = (name: string, now: number) => read(name, now, known);
  expect([at("j", 0), at("x", 1), at("t", 2)]).toEqual(["j", undefined, "t"]);
  expect([at("g", 10), at("t", 20), at("t", 30)]).toEqual([undefined, "g t", "t"]);
  expect([at("g", 100), at("p", 100 + sequenceTime)]).toEqual([undefined, undefined]);
  expect([at("g", 5000), at("j", 5001), at("p", 5002)]).toEqual([undefined, "j", undefined]);
  expect([at("g", 9000), at("g", 9001), at("p", 9002)]).toEqual([undefined, undefined, "g p"]);
});

test("a key is named with what is held down", () => {
  const none = { ctrlKey: false, metaKey: false, altKey: false };
  expect(keyName({ ...none, key: "J" })).toBe("j");
  expect(keyName({ ...none, key: "?" })).toBe("?");
  expect(keyName({ ...none, key: "Enter", metaKey: true })).toBe("Ctrl+Enter");
  expect(keyName({ ...none, key: "k", ctrlKey: true })).toBe("Ctrl+k");
});

test("a key is shown as it stands on a keyboard", () => {
  const shown = ["g", "t", "/", "1", "Ctrl+k", "Ctrl+Enter"].map(keyLabel);
  expect(shown).toEqual(["G", "T", "/", "1", "Ctrl+K", "Ctrl+Enter"]);
});
