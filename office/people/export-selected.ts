import { exportPeople, mostExported } from "#domain/office/people-list-operations.ts";
import type { CallOperation } from "../base/call-operation.ts";
import { partsOf } from "../commands/in-parts.ts";

/** Exports selected people as one file, by as many calls as it takes. */
export async function exportSelected(call: CallOperation, selected: readonly string[]) {
  let [csv, rows] = ["", 0];
  for (const ids of partsOf(selected, mostExported)) {
    const part = await call(exportPeople, { ids });
    const afterHead = part.csv.indexOf("\r\n") + "\r\n".length;
    csv += csv ? part.csv.slice(afterHead) : part.csv;
    rows += part.rows;
  }
  return { csv, rows };
}
