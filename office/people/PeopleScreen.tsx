import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useRef, useState } from "react";
import { Link, useNavigate } from "react-router";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { exportPeople, listPeople } from "#domain/office/people-list-operations.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { paths, personPath } from "../base/paths.ts";
import { pagesOf } from "../base/query-of.ts";
import { focusedPerson } from "../commands/move-focus.ts";
import { useCommands } from "../commands/registry.ts";
import { ExportButton } from "../parts/ExportButton.tsx";
import { ListedCount } from "../parts/ListedCount.tsx";
import { LoadState } from "../parts/LoadState.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { useMe } from "../parts/use-me.ts";
import { useAssignMe } from "../queue/use-assign-me.ts";
import { exportSelected } from "./export-selected.ts";
import { FilterBar } from "./FilterBar.tsx";
import { PeopleRows } from "./PeopleRows.tsx";
import css from "./PeopleScreen.module.css";
import { SearchBox } from "./SearchBox.tsx";
import { keepSearchedText } from "./searched-text.ts";
import { useFilters } from "./use-filters.ts";
import { useEnter, useSearch } from "./use-search.ts";
import { useSelection } from "./use-selection.ts";

const BulkBar = lazyPart(async () => (await import("./BulkBar.tsx")).BulkBar);

/** Everybody on file, latest activity first, narrowed by filters or by a search. */
export function PeopleScreen() {
  const { call, locale } = useOffice();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const filtering = useFilters();
  const { filters } = filtering;
  const list = useInfiniteQuery(pagesOf(call, listPeople, filters));
  const search = useSearch(text);
  const openFirst = useEnter(search, text, (id) => void navigate(personPath(id)));
  const isSearching = text.trim() !== "";
  const isFiltered = Object.keys(filters).length > 0;
  const people = isSearching ? search.people : list.data?.pages.flatMap((page) => page.people);
  const isOwner = useMe()?.role === "owner";
  const selection = useSelection(people?.map(({ id }) => id) ?? []);
  useAssignMe(people);
  const words = peopleWords[locale];
  const isSettled = !isSearching || search.isCurrent;
  useCommands([
    { id: "search", words: words.searchLabel, keys: "/", run: () => input.current?.focus() },
    {
      id: "select",
      words: words.selectThis,
      keys: "x",
      run: () => {
        const id = focusedPerson();
        if (id) selection.toggle(id);
      },
    },
  ]);
  const none = isSearching
    ? fillIn(words.noneFound, { text: text.trim() })
    : isFiltered
      ? words.noneHere
      : words.nobodyYet;
  const exportButton = isOwner && (
    <ExportButton
      words={words.export}
      fileName="people.csv"
      load={() =>
        selection.ids.size > 0 ? exportSelected(call, [...selection.ids]) : call(exportPeople, filters)
      }
    />
  );
  return (
    <div className={css.screen}>
      <ScreenHead title={officeShellWords[locale].titles.people}>
        <Link className="button" to={paths.newPerson} onClick={() => keepSearchedText(text)}>
          {words.add}
        </Link>
      </ScreenHead>
      <SearchBox input={input} text={text} onText={setText} onEnter={openFirst} />
      {!isSearching && <FilterBar {...filtering} />}
      {selection.ids.size > 0 && (
        <Suspense>
          <BulkBar selection={selection}>{exportButton}</BulkBar>
        </Suspense>
      )}
      <LoadState query={isSearching ? search : list} lines={6} isTall />
      <p className="unseen" role="status">
        {joinFacts([
          selection.ids.size > 0 && fillCount(words.selected, selection.ids.size),
          isSearching && isSettled && people && fillCount(words.results, people.length),
          !isSearching && isFiltered && people?.length === 0 && words.noneHere,
        ])}
      </p>
      <ListedCount rows={!isSearching && isFiltered && people} hasMore={list.hasNextPage} />
      {people && <PeopleRows people={people} selection={selection} />}
      {people?.length === 0 && isSettled && (
        <p className={css.none}>
          <span>{none}</span>{" "}
          <Link to={paths.newPerson} onClick={() => keepSearchedText(text)}>
            {words.addQuestion}
          </Link>
        </p>
      )}
      {!isSearching && <MoreButton list={list} />}
      {!isSearching && selection.ids.size === 0 && exportButton}
    </div>
  );
}
