import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { joinFacts } from "#content/format/join-facts.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { listRecipients } from "#domain/office/campaign-operations.ts";
import type { InputOf } from "#domain/office/operation.ts";
import { useOffice } from "../base/office-context.ts";
import { pagesOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import css from "./NewsletterScreen.module.css";

type Asked = Pick<InputOf<typeof listRecipients>, "id" | "count">;

/** A count of a campaign's letters, which opens the list of those who are meant. */
export function CampaignCount({ number, ...asked }: Asked & { number: number }) {
  const { locale } = useOffice();
  const [isOpen, setOpen] = useState(false);
  const name = newsletterWords[locale].counts[asked.count];
  if (number === 0)
    return (
      <p>
        {name}: <b>{number}</b>
      </p>
    );
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {name}: <b>{number}</b>
      </summary>
      {isOpen && <Recipients {...asked} />}
    </details>
  );
}

function Recipients(asked: Asked) {
  const { call, locale } = useOffice();
  const { momentOf } = useDayWords();
  const list = useInfiniteQuery(pagesOf(call, listRecipients, asked));
  const words = newsletterWords[locale];
  const recipients = list.data?.pages.flatMap((page) => page.recipients);
  return (
    <>
      <LoadState query={list} lines={3} />
      <ul className={css.recipients}>
        {recipients?.map(({ id, email, at, reason, ...recipient }) => (
          <li key={id}>
            {email || words.erased}
            <br />
            <span className="soft">
              {joinFacts([at && momentOf(at), words.locales[recipient.locale], reason])}
            </span>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
    </>
  );
}
