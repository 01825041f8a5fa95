import { officeShellWords } from "#content/words/office/office-shell.ts";
import { notify, type ToastWords } from "#ui/feedback/notify.tsx";
import { useOffice } from "../base/office-context.ts";

/** The toast that says that something was done. */
export function useSuccessToast() {
  const { locale } = useOffice();
  return (words: ToastWords) => void notify("success", words, officeShellWords[locale].toastLabels);
}
