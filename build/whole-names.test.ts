import { expect, test } from "vitest";
import { keepNamesWhole } from "./whole-names.ts";

const whole = (name: string) => `<no-break>${name}</no-break>`;

test("names of forms and numbers are kept in one line", () => {
  expect(keepNamesWhole("<p>El Formulario W-7, sus W-2s y el 1099-NEC</p>")).toBe(
    `<p>El Formulario ${whole("W-7")}, sus ${whole("W-2s")} y el ${whole("1099-NEC")}</p>`,
  );
  expect(keepNamesWhole("Forms 1120-S, SSA-1099 and 05-102")).toBe(
    `Forms ${whole("1120-S")}, ${whole("SSA-1099")} and ${whole("05-102")}`,
  );
  expect(keepNamesWhole("An S corporation, corporaciones S")).toBe(
    `An ${whole("S corporation")}, ${whole("corporaciones S")}`,
  );
  expect(keepNamesWhole("844-545-5640, 123-45-6789")).toBe(
    `${whole("844-545-5640")}, ${whole("123-45-6789")}`,
  );
});

test.each([
  "<p>Call (972) 555-0142 by 2026-12-31</p>",
  '<a href="/form-1099-nec" title="W-7">here</a>',
  '<meta content="ITIN > W-7"><img alt=\'Form > "W-7"\'><!-- it\'s > W-7 -->',
  "<title>Form W-7</title><script>const form = 'W-7';</script><option>W-7</option>",
  "<svg><text>TX-121</text></svg>",
  '<astro-island client="visible"><p>Form W-7</p></astro-island>',
])("%s stays as it is", (html) => {
  expect(keepNamesWhole(html)).toBe(html);
});
