import type { ComponentProps } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { Dialog } from "./Dialog.tsx";
import { IconButton } from "./IconButton.tsx";
import css from "./Sheet.module.css";
import { useBackCloses } from "./use-back-closes.ts";

/** A dialog that is a step of the way through the office: the Back button of a phone closes it. */
export function Sheet({ children, ...props }: ComponentProps<typeof Dialog>) {
  const { locale } = useOffice();
  const { onClose } = props;
  useBackCloses(onClose);
  return (
    <Dialog {...props}>
      {children}
      <span className={css.close}>
        <IconButton icon="close" label={officeShellWords[locale].close} onClick={onClose} />
      </span>
    </Dialog>
  );
}
