import * as people from "#domain/office/people-operations.ts";
import type { AuthOptions } from "../auth/options.ts";
import { handle, type OfficeHandler, OperationRefused } from "../http/office-handler.ts";
import { logView } from "./access-log.ts";
import { listColleagues } from "./colleagues.ts";
import { readCursor } from "./keyset.ts";
import { loadCard } from "./load-card.ts";
import { findPerson, listFamily } from "./people-rows.ts";
import { loadTimeline } from "./timeline.ts";

/** The operations of the desk on people. */
export function peopleHandlers({ db }: AuthOptions): OfficeHandler[] {
  return [
    handle(people.getPerson, async ({ id }, call) => {
      const person = await findPerson(db, id);
      if (!person) throw new OperationRefused("not-found");
      await logView(db, id, call);
      return loadCard(db, person, call.staff.userId);
    }),
    handle(people.listTimeline, async ({ id, after }) => {
      const before = readCursor(after);
      if (!(await findPerson(db, id))) throw new OperationRefused("not-found");
      return loadTimeline(db, await listFamily(db, id), before);
    }),
    handle(people.listColleagues, async (_, { now }) => ({ colleagues: await listColleagues(db, now) })),
  ];
}
