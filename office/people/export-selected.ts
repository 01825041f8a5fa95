import { exportPeople, mostExported } from "#domain/office/people-list-operations.ts";
import type { CallOperation } from "../base/call-operation.ts";

/** Exports selected people as one file, by as many calls as it takes. */
export async function exportSelected(call: CallOperation, ids: readonly string[]) {
  let [csv, rows] = ["", 0];
  for (let done = 0; done < ids.length; done += mostExported) {
    const part = await call(exportPeople, { ids: ids.slice(done, done + mostExported) });
    const afterHead = part.csv.indexOf("\r\n") + "\r\n".length;
    csv += done === 0 ? part.csv : part.csv.slice(afterHead);
    rows += part.rows;
  }
  return { csv, rows };
}
