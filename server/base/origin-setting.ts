import * as v from "valibot";

const takes = "an http or https address without a path, like https://www.example.com";
const isOrigin = (value: string) => /^https?:\/\/[^/?#@\\]+\/?$/i.test(value) && URL.canParse(value);

/** The origin of a website; the slash that browsers copy with it is taken off. */
export const origin = v.pipe(
  v.string(takes),
  v.check(isOrigin, takes),
  v.transform((value) => new URL(value).origin),
);
