import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useId, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { listFields } from "#domain/office/field-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { ListedCount } from "../parts/ListedCount.tsx";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { FieldRow } from "./FieldRow.tsx";

/** The shortest text that is searched for. */
const shortest = 2;

/** Finds fields by what stands in them. */
export function FieldSearch() {
  const { call, locale } = useOffice();
  const id = useId();
  const [text, setText] = useState("");
  const find = useDeferredValue(text.trim());
  const isSearching = find.length >= shortest;
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...queryOf(call, listFields, { find }),
    enabled: isSearching,
    placeholderData: keepPreviousData,
  });
  const words = websiteWords[locale].search;
  return (
    <search>
      <p className="field">
        <label htmlFor={id}>{words.label}</label>
        <input
          id={id}
          type="search"
          autoComplete="off"
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </p>
      {isSearching && error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      <p role="status">{isSearching && data?.fields.length === 0 && fillIn(words.none, { text: find })}</p>
      <ListedCount rows={isSearching && !isPlaceholderData && data?.fields} />
      {isSearching && data && (
        <ul aria-label={words.heading}>
          {data.fields.map((field) => (
            <FieldRow key={field.path} field={field} isWhole />
          ))}
        </ul>
      )}
    </search>
  );
}
