import type { ReactNode } from "react";
import { envelopeNames, formTokenAttribute } from "#domain/forms/lead-envelope.ts";
import { DialogFrame } from "#ui/dialog/DialogFrame.tsx";
import styles from "./AppointmentDialog.module.css";

type Props = {
  /** What buttons name in `commandfor`. */
  id: string;
  heading: string;
  close: string;
  calendar?: ReactNode;
};

/**
 * The calendar in it has the heading from which an opened dialog is read. Its form is drawn in the browser, and takes
 * the token that the server puts in here.
 */
export function AppointmentDialog({ calendar, ...frame }: Props) {
  return (
    <DialogFrame {...frame} className={styles.dialog}>
      {calendar}
      <input type="hidden" name={envelopeNames.formToken} {...{ [formTokenAttribute]: "" }} />
    </DialogFrame>
  );
}
