import * as v from "valibot";
import { expect, test } from "vitest";
import { articleSchema } from "./article.ts";

const mistakesOf = (body: string) =>
  v.safeParse(articleSchema.entries.en.entries.body, body).issues?.map(({ message }) => message);

test("an article is text with links to pages, and nothing that a browser would run", () => {
  for (const body of [
    "5 < 6 and [the IRS](https://www.irs.gov/itin), [call](tel:+12145550142), [write](mailto:hello@example.com)",
    "[prices](/services/payroll) and [above](#top)\n\n[ref]: https://www.irs.gov",
    "- [ref]: /services/payroll\n\nOn what to bring, see [here]: the list.",
  ])
    expect([body, mistakesOf(body)]).toEqual([body, undefined]);
  for (const body of [
    "<meta http-equiv=refresh content='0;url=https://evil.example/'>",
    "text </main>",
    "<!-- hidden -->",
    "[x](javascript:alert(1))",
    "[x]( JavaScript&#58;alert(1))",
    "[x][ref]\n\n[ref]: data:text/html,x",
    "[x][ref]\n\n> [ref]: javascript:alert(1)",
    "[x][ref]\n\n- [ref]: javascript:alert(1)",
    "[x][ref]\n\n1. * > [ref]:\n       javascript:alert(1)",
    "[x][a\\]b]\n\n[a\\]b]: javascript:alert(1)",
    "[x][a\\\nb]\n\n[a\\\nb]: javascript:alert(1)",
    "[x](//evil.example)",
    "![W-2](https://example.com/w-2.png)",
    "![W-2][ref]\n\n[ref]: https://example.com/w-2.png",
  ])
    expect([body, mistakesOf(body)]).toEqual([body, [expect.stringMatching(/^takes /)]]);
});

test("an article's texts hold no control characters, which no reader of the feed takes, and none that turn a sentence round", () => {
  const { title, excerpt, body } = articleSchema.entries.en.entries;
  for (const schema of [title, excerpt, body])
    expect(v.parse(schema, "Your\vW-2\b and \u202eyou\0")).toBe("Your W-2  and you");
  expect(v.parse(body, "- One\r\n\t- two")).toBe("- One\n    - two");
});
