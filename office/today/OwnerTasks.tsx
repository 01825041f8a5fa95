import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { Link } from "react-router";
import { todayWords } from "#content/words/office/today.ts";
import { getOwnerTasks } from "#domain/office/owner-task-operations.ts";
import { Icon } from "#ui/Icon.tsx";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { fillCapped } from "../parts/capped-count.ts";
import { ListHeading } from "../parts/ListHeading.tsx";
import { useMe } from "../parts/use-me.ts";
import { DeletionLine } from "./DeletionLine.tsx";
import css from "./FailureRows.module.css";

/** Where each is done. */
const places = {
  incidents: paths.safeguards,
  requests: paths.safeguards,
  leaving: paths.safeguards,
  outdated: paths.checklist,
} as const;
const names = Object.keys(places) as (keyof typeof places)[];

/** What waits for an owner, each with the way there; nothing for others. */
export function OwnerTasks() {
  const { call, locale } = useOffice();
  const isOwner = useMe()?.role === "owner";
  const { data } = useQuery({ ...queryOf(call, getOwnerTasks, {}), enabled: isOwner });
  const id = useId();
  const words = todayWords[locale];
  const tasks = names.filter((name) => data && data[name] > 0);
  if (!data || tasks.length + data.deletions.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <ListHeading id={id}>{words.headings.tasks}</ListHeading>
      <ul className={`${css.failures} ${css.calm}`}>
        {data.deletions.map((deletion) => (
          <DeletionLine key={deletion.id} deletion={deletion} />
        ))}
        {tasks.map((name) => (
          <li key={name}>
            <Icon name="check" />
            <p>
              <Link to={places[name]}>{fillCapped(words.tasks[name], data[name])}</Link>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
