import { mostShown } from "#domain/office/desk-values.ts";
import type { MenuEntry } from "../base/menu-entries.ts";
import { useToday } from "../queue/use-today.ts";
import css from "./MenuCount.module.css";

/** How much waits behind an entry of the menu; red when something is late or was not delivered. */
export function MenuCount({ count }: { count: NonNullable<MenuEntry["count"]> }) {
  const { today } = useToday();
  if (!today) return null;
  const number = count === "waiting" ? today.waitingCount : today.failures.length;
  const isHot = count === "failures" || today.overdueCount > 0;
  if (number === 0) return null;
  return <span className={isHot ? css.hot : css.count}>{number > mostShown ? `${mostShown}+` : number}</span>;
}
