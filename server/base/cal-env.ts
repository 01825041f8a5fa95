import * as v from "valibot";

const linkTakes = "the link of a Cal.com event without its host, like practice/30min";
const originTakes = "an http or https address without a path, like https://www.example.com";

const isOrigin = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol) && new URL(value).origin === value;

export const calSettings = {
  CAL_LINK: v.optional(v.pipe(v.string(linkTakes), v.regex(/^[\w.-]+(?:\/[\w.-]+)*$/, linkTakes))),
  CAL_ORIGIN: v.optional(v.pipe(v.string(originTakes), v.check(isOrigin, originTakes))),
};

type Values = v.InferOutput<v.ObjectSchema<typeof calSettings, undefined>>;

/** The Cal.com event that replaces our own calendar, and the origins of its script and its page. */
export type CalEnv = { link: string; scriptOrigin: string; pageOrigin: string };

export const readCalEnv = ({ CAL_LINK: link, CAL_ORIGIN: origin }: Values): CalEnv | undefined =>
  link === undefined
    ? undefined
    : {
        link,
        scriptOrigin: origin ?? "https://app.cal.com",
        pageOrigin: origin ?? "https://cal.com",
      };
