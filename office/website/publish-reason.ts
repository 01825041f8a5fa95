import { fillIn } from "#content/format/fill-in.ts";
import { publishReasonWords } from "#content/words/office/publish-reasons.ts";
import type { Locale } from "#domain/locale.ts";

type Reason = keyof (typeof publishReasonWords)["en"];

/** The sentences of the server by their beginnings, with the parts that a reader needs. */
const sentences: readonly (readonly [RegExp, Reason])[] = [
  [/^The server stopped/, "stopped"],
  [/^Somebody else/, "busy"],
  [/^The disk is full/, "diskFull"],
  [/^There is too little disk/, "littleDisk"],
  [/^There is too little memory/, "littleMemory"],
  [/^The build was ended/, "ended"],
  [/^The program on the disk/, "program"],
  [/^There is no such revision/, "gone"],
  [/^The page (?<path>\S+) is missing/, "missingPage"],
  [/^The page (?<path>\S+) has only (?<percent>\d+) %/, "smallPage"],
  [/^The page (?<path>\S+) has no content security policy/, "unsafePage"],
  [/^The page (?<path>\S+) links to (?<target>[^\s,]+),/, "deadLink"],
  [/^The edited text "(?<text>.*)" stands on no page/, "missingText"],
  [/^The picture /, "picture"],
  [/^The build failed: (?<detail>.*)/, "build"],
  [/^(?<detail>content\/.*)/s, "content"],
];

/** Why a publish failed, in the reader's language; what only the log can tell stays in the words of the program. */
export function publishReason(reason: string, locale: Locale): string {
  const words: Record<Reason, string> = publishReasonWords[locale];
  for (const [sentence, name] of sentences) {
    const match = sentence.exec(reason);
    if (match) return fillIn<string>(words[name], match.groups ?? {});
  }
  return words.other;
}
