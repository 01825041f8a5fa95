import { useRef, useState } from "react";
import { Link } from "react-router";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { useOffice } from "../base/office-context.ts";
import { addAndBookPath } from "../base/paths.ts";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { SearchBox } from "../people/SearchBox.tsx";
import { keepSearchedText } from "../people/searched-text.ts";
import { useEnter, useSearch } from "../people/use-search.ts";
import css from "./FindPerson.module.css";

/** Finds the person who is booked, or leads to the form that adds one. */
export function FindPerson({ onPick }: { onPick: (id: string) => void }) {
  const { locale } = useOffice();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState("");
  const search = useSearch(text);
  const { people, isCurrent, error, refetch } = search;
  const pickFirst = useEnter(search, text, onPick);
  const words = peopleWords[locale];
  return (
    <div className={css.find}>
      <SearchBox input={input} text={text} onText={setText} onEnter={pickFirst} />
      <p className="unseen" role="status">
        {isCurrent && people ? fillCount(words.results, people.length) : ""}
      </p>
      {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
      <ul className={css.people}>
        {people?.map(({ id, name, phone, email }) => (
          <li key={id}>
            <button type="button" onClick={() => onPick(id)}>
              <strong>{name}</strong>
              <span>{joinFacts([phone, email])}</span>
            </button>
          </li>
        ))}
      </ul>
      <p>
        {people?.length === 0 && isCurrent && <span>{fillIn(words.noneFound, { text: text.trim() })} </span>}
        <Link to={addAndBookPath} onClick={() => keepSearchedText(text)}>
          {words.add}
        </Link>
      </p>
    </div>
  );
}
