import type { ComponentProps } from "react";
import { Dialog } from "./Dialog.tsx";
import { useBackCloses } from "./use-back-closes.ts";

/** A dialog that is a step of the way through the office: the Back button of a phone closes it. */
export function Sheet(props: ComponentProps<typeof Dialog>) {
  useBackCloses(props.onClose);
  return <Dialog {...props} />;
}
