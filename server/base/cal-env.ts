import * as v from "valibot";
import { origin } from "./origin-setting.ts";

const linkTakes = "the link of a Cal.com event without its host, like practice/30min";

export const calSettings = {
  CAL_LINK: v.optional(v.pipe(v.string(linkTakes), v.regex(/^[\w.-]+(?:\/[\w.-]+)*$/, linkTakes))),
  CAL_ORIGIN: v.optional(origin),
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
