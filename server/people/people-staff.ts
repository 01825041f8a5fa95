import { exportPeople, listPeople, listSources } from "#domain/office/people-list-operations.ts";
import * as people from "#domain/office/people-operations.ts";
import { readCursor } from "../http/keyset.ts";
import { handle, type OfficeHandler, OperationRefused } from "../http/office-handler.ts";
import { createAccessLog, findDeletion, logView } from "./access-log.ts";
import { listColleagues } from "./colleagues.ts";
import type { DeskOptions } from "./desk-options.ts";
import { exportPeople as writePeople } from "./export-people.ts";
import { findDoubles, findPeople } from "./find-people.ts";
import { listFiltered } from "./list-people.ts";
import { listSources as readSources } from "./list-sources.ts";
import { loadCard } from "./load-card.ts";
import { findPerson, listFamily } from "./people-rows.ts";
import { savedViewHandlers } from "./saved-views.ts";
import { loadTimeline } from "./timeline.ts";

export function peopleHandlers(options: DeskOptions): OfficeHandler[] {
  const { db, keys, practice } = options;
  const logSearch = createAccessLog(db, people.findPeople.name);
  return [
    handle(listPeople, (input, { now }) => listFiltered(db, input, practice, now)),
    ...savedViewHandlers(db),
    handle(listSources, async () => ({ sources: await readSources(db) })),
    handle(exportPeople, (input, call) => writePeople(input, call, options)),
    handle(people.findPeople, async (input, call) => {
      const found = await findPeople(db, input);
      await logSearch(found.people, call);
      return found;
    }),
    handle(people.findDoubles, (input) => findDoubles(db, input)),
    handle(people.getPerson, async ({ id }, call) => {
      const person = await findPerson(db, id);
      if (!person) throw new OperationRefused("not-found", { at: await findDeletion(db, id) });
      await logView(db, id, call);
      return loadCard(db, person, { userId: call.staff.userId, keySecret: keys.secret });
    }),
    handle(people.listTimeline, async ({ id, after }, call) => {
      const before = readCursor(after);
      if (!(await findPerson(db, id))) throw new OperationRefused("not-found");
      await logView(db, id, call);
      return loadTimeline(db, await listFamily(db, id), before);
    }),
    handle(people.listColleagues, (_, { now }) => listColleagues(db, now)),
  ];
}
