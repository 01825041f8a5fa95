import { type FocusEvent, useEffect, useRef, useState } from "react";

/** In milliseconds: how long a pointer rests before a tooltip shows, and how soon after one the next shows at once. */
const showDelay = 700;
const skipWindow = 300;
/** Time to move the pointer from the button onto the tooltip (WCAG 1.4.13: hoverable), in milliseconds. */
const leaveDelay = 150;
/** Between button and tooltip, and between tooltip and the window's edge, in CSS pixels. */
const gap = 6;

let lastHidden = Number.NEGATIVE_INFINITY;

/** The behaviour of a tooltip: hover and keyboard focus show it, Escape hides it, and it stays under the pointer. */
export function useTooltip<Trigger extends HTMLElement>() {
  const button = useRef<Trigger>(null);
  const tooltip = useRef<HTMLSpanElement>(null);
  const timer = useRef(0);
  const [isShown, setShown] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const [target, box] = [button.current, tooltip.current];
    if (!isShown || !target || !box) return;
    box.showPopover();
    placeNear(box, target);
    const hideOnEscape = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // A focus that came back would show it again.
      clearTimeout(timer.current);
      setShown(false);
    };
    addEventListener("keydown", hideOnEscape);
    return () => {
      removeEventListener("keydown", hideOnEscape);
      box.hidePopover();
      lastHidden = performance.now();
    };
  }, [isShown]);

  const change = (shows: boolean, delay = 0) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setShown(shows), delay);
  };
  const onPointerLeave = () => change(false, leaveDelay);
  return {
    trigger: {
      ref: button,
      onPointerEnter: () => change(true, performance.now() - lastHidden < skipWindow ? 0 : showDelay),
      onPointerLeave,
      onPointerDown: () => change(false),
      onFocus: (event: FocusEvent<HTMLElement>) => event.target.matches(":focus-visible") && change(true),
      onBlur: () => change(false),
    },
    tooltip: { ref: tooltip, onPointerEnter: () => change(true), onPointerLeave },
  };
}

/** Above its button where there is room, and within the window. */
function placeNear(box: HTMLElement, target: HTMLElement) {
  const { left, width, top, bottom } = target.getBoundingClientRect();
  const place = left + width / 2 - box.offsetWidth / 2;
  const above = top - box.offsetHeight - gap;
  box.style.left = `${Math.max(gap, Math.min(place, innerWidth - box.offsetWidth - gap))}px`;
  box.style.top = `${above > gap ? above : bottom + gap}px`;
}
