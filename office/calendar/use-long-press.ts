import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";

/** How long a finger rests on something to hold it, in milliseconds, and how far it may move meanwhile, in pixels. */
const holdTime = 500;
const slack = 10;

/** Handlers for an element that can be held; the click that ends a hold is taken away. */
export function useLongPress(onHold: () => void) {
  const timer = useRef(0);
  const start = useRef({ x: 0, y: 0 });
  const isHeld = useRef(false);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent) => {
      isHeld.current = false;
      start.current = { x, y };
      stop();
      timer.current = window.setTimeout(() => {
        isHeld.current = true;
        onHold();
      }, holdTime);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > slack) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClickCapture: (event: MouseEvent) => {
      // A key's click has no count: it ends no hold, also where that one ended over a dialog and made no click.
      if (!isHeld.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
