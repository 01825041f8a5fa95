import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

/** How long a pointer rests on something to hold it, in milliseconds, and how far it may move meanwhile, in pixels. */
const holdTime = 500;
const slack = 10;

type Options = { isTouchOnly?: boolean };

/** Handlers for an element that can be held; the click that ends a hold is taken away. */
export function useLongPress(onHold: () => void, { isTouchOnly = false }: Options = {}) {
  const timer = useRef(0);
  const start = useRef({ x: 0, y: 0 });
  const isPressed = useRef(false);
  const isHeld = useRef(false);
  // What is held may be drawn anew before the time is over.
  const latest = useRef(onHold);
  latest.current = onHold;
  const stop = () => {
    clearTimeout(timer.current);
    isPressed.current = false;
  };
  // What is gone is held no longer.
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ clientX: x, clientY: y, button, pointerType }: PointerEvent) => {
      stop();
      isHeld.current = false;
      if (button !== 0 || (isTouchOnly && pointerType !== "touch")) return;
      isPressed.current = true;
      start.current = { x, y };
      timer.current = window.setTimeout(() => {
        isHeld.current = true;
        latest.current();
      }, holdTime);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > slack) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // A phone's own menu comes after about the same time, and would end the hold.
    onContextMenu: (event: MouseEvent) => isPressed.current && event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      // A key's click has no count: it ends no hold, also where that one ended over a dialog and made no click.
      if (!isHeld.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
