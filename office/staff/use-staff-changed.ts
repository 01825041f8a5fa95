import { fillIn } from "#content/format/fill-in.ts";
import { listStaff } from "#domain/office/staff-operations.ts";
import type { ToastWords } from "#ui/feedback/notify.tsx";
import { useOffice } from "../base/office-context.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";

/** What follows each change of the staff: the list is read again, and a toast says what was done. */
export function useStaffChanged() {
  const { queries } = useOffice();
  const showSuccess = useSuccessToast();
  return async ({ title, text }: ToastWords, values: Readonly<Record<string, string>>) => {
    await queries.invalidateQueries({ queryKey: [listStaff.name] });
    showSuccess({ title, text: fillIn(text, values) });
  };
}
