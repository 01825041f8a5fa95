import { expect, test } from "vitest";
import { tidyLine, tidyText } from "./tidy-text.ts";

test("emoji that are joined stay one picture", () => {
  // A family, a nurse, a firefighter of a colour, a flag, a heart on fire.
  const emoji = [
    "👨\u200d👩\u200d👧",
    "👩\u200d⚕\ufe0f",
    "👩🏽\u200d🚒",
    "🏳\ufe0f\u200d🌈",
    "❤\ufe0f\u200d🔥",
    "1\ufe0f\u20e3",
  ];
  expect(emoji.map(tidyLine)).toEqual(emoji);
  expect(tidyText(`Hola ${emoji.join("\n")}`)).toBe(`Hola ${emoji.join("\n")}`);
});

test("invisible characters go everywhere else, so that nothing hides in a name or a number", () => {
  const hidden = [
    "a\u200db",
    "1\u200d2",
    "👩\u200d",
    "\u200d👩",
    "👩\u200d\u200d👧",
    "👩\u200d-👧",
    "a\u200b\u202eb\ufeff",
  ];
  expect(hidden.map(tidyLine)).toEqual(["ab", "12", "👩", "👩", "👩👧", "👩-👧", "ab"]);
});

test("a line of what nobody sees is empty", () => {
  // A soft hyphen, a separator, marks of Mongolian and emoji, fillers of Hangul, a tag, a blank of Braille.
  const unseen = [
    "\u00ad",
    "\u2063",
    "\u180e",
    "\ufe0f",
    "\u034f",
    "\u3164",
    "\uffa0",
    "\u{e0041}",
    "\u2800",
  ];
  expect(unseen.map(tidyLine)).toEqual(unseen.map(() => ""));
  expect(unseen.map((character) => tidyText(` ${character}\n`))).toEqual(unseen.map(() => ""));
});

test("no letter carries more marks than any language writes", () => {
  const marks = "\u0301\u0327".repeat(1000);
  expect([...tidyLine(`A${marks} B${marks}`).normalize("NFD")].length).toBeLessThanOrEqual(2 * 31 + 1);
  expect(tidyText(`A${marks}\u200b${marks}`).normalize("NFD").length).toBeLessThanOrEqual(31);
  // Vietnamese, Hebrew with points, Hindi, an emoji of a colour.
  const kept = ["Nguyễn Thị Ngọc Ánh", "שָׁלוֹם", "क्षत्रिय", "👍🏽"];
  expect(kept.map(tidyLine)).toEqual(kept.map((text) => text.normalize("NFC")));
});
