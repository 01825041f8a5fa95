import { useInfiniteQuery } from "@tanstack/react-query";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { colleagueWords } from "#content/words/office/colleague-words.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { listDisposals } from "#domain/office/retention-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { pagesOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { Section } from "../parts/Section.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import css from "./Safeguards.module.css";

type Disposal = OutputOf<typeof listDisposals>["disposals"][number];

/** The proofs of what was deleted, the latest first. */
export function DisposalList() {
  const { call, locale } = useOffice();
  const { date } = useDayWords();
  const list = useInfiniteQuery(pagesOf(call, listDisposals, {}));
  const { data } = list;
  const { proofs: words, rules } = safeguardsWords[locale];
  const { unnamed } = colleagueWords[locale];
  const disposals = data?.pages.flatMap((page) => page.disposals);
  /** One text, of which a night may raise the number: a translating browser replaces texts, which React could not change then. */
  const what = ({ rule, people, by }: Disposal) => {
    const amount = fillCount(rule === "spam" ? words.messages : words.people, people);
    return `${rules[rule]}: ${amount}${by === null ? "" : ` ${fillIn(words.by, { name: by || unnamed })}`}`;
  };
  const tables: Readonly<Record<string, string>> = words.tables;
  const amounts = ({ counts }: Disposal) =>
    joinFacts(
      Object.entries(counts)
        .filter(([, count]) => count > 0)
        .map(([table, count]) => `${tables[table] ?? table}: ${count}`),
    );
  return (
    <Section heading={words.heading}>
      <p>{words.lead}</p>
      <LoadState query={list} lines={3} />
      {disposals?.length === 0 && <p>{words.empty}</p>}
      <ul className={css.list}>
        {disposals?.map((disposal) => (
          <li key={disposal.id} className={css.item}>
            <span>
              <strong>{date(disposal.day)}</strong> <span>{what(disposal)}</span>
              <br />
              <span className="soft">{amounts(disposal)}</span>
            </span>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </Section>
  );
}
