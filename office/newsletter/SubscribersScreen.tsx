import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Link } from "react-router";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { locales } from "#domain/locale.ts";
import {
  exportSubscribers,
  findSubscribers,
  subscriberStates,
} from "#domain/office/subscriber-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { pagesOf } from "../base/query-of.ts";
import { ExportButton } from "../parts/ExportButton.tsx";
import { ListedCount } from "../parts/ListedCount.tsx";
import { LoadState } from "../parts/LoadState.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { useDisclosure } from "../parts/use-disclosure.ts";
import { useMe } from "../parts/use-me.ts";
import { AddSubscriberForm } from "./AddSubscriberForm.tsx";
import css from "./NewsletterScreen.module.css";
import { SubscriberFilters } from "./SubscriberFilters.tsx";
import { SubscriberItem } from "./SubscriberItem.tsx";

/** Who gets the newsletter, who asked for it and who left. */
export function SubscribersScreen() {
  const { call, locale } = useOffice();
  const me = useMe();
  const { isOpen, open, close, place } = useDisclosure<HTMLDivElement>();
  const [search, setSearch] = useState({ text: "", state: "", language: "" });
  const words = newsletterWords[locale];
  const state = subscriberStates.find((each) => each === search.state);
  const language = locales.find((each) => each === search.language);
  const filters = { ...(state && { state }), ...(language && { language }) };
  const text = useDeferredValue(search.text.trim());
  const list = useInfiniteQuery({
    ...pagesOf(call, findSubscribers, { text, ...filters }),
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  const rows = data?.pages.flatMap(({ subscribers }) => subscribers);
  const isFiltered = text !== "" || state !== undefined || language !== undefined;
  const isOwner = me?.role === "owner";
  return (
    <div ref={place} className={css.screen}>
      <ScreenHead title={officeShellWords[locale].titles.subscribers}>
        {!isOpen && (
          <button type="button" className="button" data-opener onClick={open}>
            {words.addSubscriber.open}
          </button>
        )}
      </ScreenHead>
      {me && me.role !== "front-desk" && <Link to={paths.newsletter}>{words.back}</Link>}
      {isOpen && <AddSubscriberForm onDone={close} />}
      <SubscriberFilters search={search} onSearch={setSearch} />
      <LoadState query={list} lines={6} isTall />
      <p role="status">{rows?.length === 0 && (isFiltered ? words.find.none : words.find.empty)}</p>
      <ListedCount rows={isFiltered && !list.isPlaceholderData && rows} hasMore={list.hasNextPage} />
      <ul className={css.list}>
        {rows?.map((subscriber) => (
          <SubscriberItem key={subscriber.id} subscriber={subscriber} isOwner={isOwner} />
        ))}
      </ul>
      <MoreButton list={list} />
      {isOwner && (
        <ExportButton
          words={words.export}
          fileName="subscribers.csv"
          load={() => call(exportSubscribers, { text: search.text.trim(), ...filters })}
        />
      )}
    </div>
  );
}
