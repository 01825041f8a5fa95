import { useQuery } from "@tanstack/react-query";
import { getSafeguards, noteKinds } from "#domain/office/safeguards-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { IncidentList } from "./IncidentList.tsx";
import { NoteList } from "./NoteList.tsx";
import css from "./Safeguards.module.css";
import { SafeguardsHead } from "./SafeguardsHead.tsx";

/** Incidents, trainings, vendors and what else the owner writes down. */
export function RecordsScreen() {
  const { call } = useOffice();
  const query = useQuery(queryOf(call, getSafeguards, {}));
  const { data } = query;
  return (
    <div className={css.screen}>
      <SafeguardsHead title="records" />
      <LoadState query={query} lines={6} isTall />
      {data && (
        <>
          <IncidentList incidents={data.incidents} />
          {noteKinds.map((kind) => (
            <NoteList key={kind} kind={kind} notes={data.notes.filter((note) => note.kind === kind)} />
          ))}
        </>
      )}
    </div>
  );
}
