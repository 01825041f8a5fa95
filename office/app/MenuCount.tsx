import { officeShellWords } from "#content/words/office/office-shell.ts";
import { mostFailures } from "#domain/office/desk-values.ts";
import type { MenuEntry } from "../base/menu-entries.ts";
import { useOffice } from "../base/office-context.ts";
import { capped } from "../parts/capped-count.ts";
import { useToday } from "../queue/use-today.ts";
import css from "./MenuCount.module.css";

/** How much waits behind an entry of the menu; red when something is late or was not delivered. */
export function MenuCount({ count }: { count: NonNullable<MenuEntry["count"]> }) {
  const { locale } = useOffice();
  const { today } = useToday();
  if (!today) return null;
  const { waitingCount, overdueCount, failures } = today;
  const isHot = count === "failures" || overdueCount > 0;
  const failureCount = failures.length <= mostFailures ? failures.length : `${mostFailures}+`;
  const shown = count === "waiting" ? capped(waitingCount) : failureCount;
  if (shown === 0) return null;
  const { counted } = officeShellWords[locale];
  const overdue =
    count === "waiting" && overdueCount > 0 ? `, ${capped(overdueCount)} ${counted.overdue}` : "";
  return (
    <span className={isHot ? css.hot : css.count}>
      <span>{shown}</span>
      <span className="unseen">{` ${counted[count]}${overdue}`}</span>
    </span>
  );
}
