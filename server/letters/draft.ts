import type { Locale } from "#domain/locale.ts";

export type Fact = { label: string; value: string };
export type Link = { label: string; url: string };

export type Block =
  | { kind: "heading"; text: string }
  /** `links` are the web addresses in the text that lead there when they are clicked. */
  | { kind: "paragraph"; text: string; isSoft?: boolean; links?: Set<string> }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "steps"; steps: string[] }
  | { kind: "buttons"; links: Link[] }
  | { kind: "notice"; lang: Locale; heading: string; statement: string; listHeading: string; list: string[] };

export type Draft = {
  locale: Locale;
  subject: string;
  sender: string;
  title: string;
  blocks: Block[];
  foot: { lines: string[]; links: Link[] };
};
