import { useId, useState } from "react";

/** What a button opens and closes. Once drawn it stays, so that no text is lost that was typed in it and not stored. */
export function useFold(isOpenAtFirst: boolean) {
  const id = useId();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const [isDrawn, setDrawn] = useState(isOpenAtFirst);
  return {
    isDrawn,
    button: {
      type: "button",
      "aria-expanded": isOpen,
      "aria-controls": id,
      onClick: () => {
        setDrawn(true);
        setOpen(!isOpen);
      },
    },
    part: { id, hidden: !isOpen },
  } as const;
}
