import type { Locale } from "#domain/locale.ts";

export type Fact = { label: string; value: string };
export type Link = { label: string; url: string };

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "paragraph"; text: string; isSoft?: boolean }
  | { kind: "facts"; facts: Fact[] }
  | { kind: "steps"; steps: string[] }
  | { kind: "buttons"; links: Link[] }
  | { kind: "notice"; lang: Locale; heading: string; statement: string; listHeading: string; list: string[] };

/** What a letter says, before it is written out as text and as HTML. */
export type Draft = {
  locale: Locale;
  subject: string;
  sender: string;
  title: string;
  blocks: Block[];
  foot: { lines: string[]; links: Link[] };
};
