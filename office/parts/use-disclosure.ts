import { type RefObject, useEffect, useRef, useState } from "react";

/** A form that takes the place of its button, with what `useDisclosurePlace` says. */
export function useDisclosure<Place extends HTMLElement>() {
  const [isOpen, setOpen] = useState(false);
  const place = useDisclosurePlace<Place>(isOpen);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false), place };
}

/**
 * The element around a form and the button whose place it takes: the first field gets the focus when it opens, and the
 * button gets it back; where that is not the first one there, it has `data-opener`.
 */
export function useDisclosurePlace<Place extends HTMLElement>(isOpen: boolean): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen === wasOpen.current) return;
    wasOpen.current = isOpen;
    // A form that closes late takes no focus from another field.
    if (!isOpen && !isAround(document.activeElement, place.current)) return;
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector);
    const button = () => find("[data-opener]") ?? find("button");
    (isOpen ? find("input, select, textarea") : button())?.focus();
  }, [isOpen]);
  return place;
}

const isAround = (one: Element | null, other: Element | null) =>
  Boolean(one?.contains(other) || other?.contains(one));

/**
 * The items of a list of which some are changed here; `opened` is one as it was when that began. One that somebody else
 * takes away meanwhile (`isGone`) keeps its place, with what was typed.
 */
export function useOpenedItems<Item extends { id: string }>(items: readonly Item[] = []) {
  const [opened, setOpened] = useState<readonly { item: Item; place: number }[]>([]);
  const gone = opened.filter(({ item }) => !items.some(({ id }) => id === item.id));
  const shown = gone.reduce((all, { item, place }) => all.toSpliced(place, 0, item), items);
  return shown.map((item, place) => ({
    item,
    opened: opened.find((each) => each.item.id === item.id)?.item,
    isGone: !items.includes(item),
    onOpen: () => setOpened((all) => [...all, { item, place }]),
    onClose: () => setOpened((all) => all.filter((each) => each.item.id !== item.id)),
  }));
}
