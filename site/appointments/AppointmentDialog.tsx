import type { ReactNode } from "react";
import { DialogFrame } from "#ui/dialog/DialogFrame.tsx";
import styles from "./AppointmentDialog.module.css";

type Props = {
  /** What buttons name in `commandfor`. */
  id: string;
  heading: string;
  close: string;
  calendar?: ReactNode;
};

/** The calendar in it has the heading from which an opened dialog is read. */
export function AppointmentDialog({ calendar, ...frame }: Props) {
  return (
    <DialogFrame {...frame} className={styles.dialog}>
      {calendar}
    </DialogFrame>
  );
}
