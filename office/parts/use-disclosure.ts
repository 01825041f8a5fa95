import { useEffect, useRef, useState } from "react";

/**
 * A form that takes the place of its button. The first field gets the focus when it opens, and the button gets it back;
 * `place` goes to the element around both.
 */
export function useDisclosure<Place extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const place = useRef<Place>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    place.current?.querySelector<HTMLElement>(isOpen ? "input, select, textarea" : "button")?.focus();
  }, [isOpen]);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), place };
}
