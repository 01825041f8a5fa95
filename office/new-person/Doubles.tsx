import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { findDoubles } from "#domain/office/people-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import css from "./Doubles.module.css";

type Typed = { name: string; email: string; phone: string };
/** How long after the last key is looked for doubles, in milliseconds. */
const delay = 400;

/** People on file who may be the one that is typed. */
export function Doubles({ typed }: { typed: Typed }) {
  const { call, locale } = useOffice();
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), delay);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data } = useQuery({
    ...queryOf(call, findDoubles, asked),
    enabled: Object.values(asked).some((text) => text.trim() !== ""),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  const words = peopleWords[locale].form;
  const people = data?.people ?? [];
  return (
    <div className={css.doubles} role="status">
      {people.length > 0 && (
        <>
          <strong>{words.doubles}</strong>
          <ul>
            {people.map(({ id, name, reason }) => (
              <li key={id}>
                <Link to={personPath(id)}>{name}</Link> ({words.reasons[reason]})
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
