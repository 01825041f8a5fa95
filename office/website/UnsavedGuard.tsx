import { LeaveGuard } from "../parts/LeaveGuard.tsx";
import { saveAll, useUnsavedCount } from "./unsaved-changes.ts";

const isAllSaved = async () => (await saveAll()).length === 0;

/** Stores what was typed before the screen is left, and asks only where that fails. */
export function UnsavedGuard() {
  return <LeaveGuard isDirty={useUnsavedCount() > 0} save={isAllSaved} />;
}
