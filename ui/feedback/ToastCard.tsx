import { type PointerEvent, useEffect, useRef } from "react";
import css from "./Toaster.module.css";
import type { Toast } from "./toasts.ts";

type Props = { toast: Toast; close: string; isHeld: boolean; onClose: (id: number) => void };

/** How long a toast stays, in milliseconds, and how far it is swiped to go, in CSS pixels. */
const stay = 7000;
const farEnough = 60;

/** One toast: goes by itself unless it is held, by its button, and by a swipe to the right or down. */
export function ToastCard({ toast, close, isHeld, onClose }: Props) {
  const { id, kind, title, text, action } = toast;
  const from = useRef<{ x: number; y: number }>(undefined);
  const shut = useRef(onClose);
  shut.current = onClose;
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => shut.current(id), action?.time ?? stay);
    return () => clearTimeout(timer);
  }, [id, isHeld, action]);

  const start = (event: PointerEvent<HTMLElement>) => {
    if ((event.target as Element).closest("button")) return;
    from.current = { x: event.clientX, y: event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return;
    const { x, y } = wayFrom(from.current, event);
    event.currentTarget.style.translate = `${x}px ${y}px`;
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return;
    const { x, y } = wayFrom(from.current, event);
    from.current = undefined;
    event.currentTarget.style.translate = "";
    if (event.type === "pointerup" && Math.max(x, y) >= farEnough) onClose(id);
  };
  return (
    <div
      className={`toast ${css.toast}`}
      data-type={kind}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <svg viewBox="0 0 24 24" className={css.icon} aria-hidden="true">
        <path d={kind === "error" ? "M12 7v6m0 4h.01M12 2 22 21H2Z" : "m5 12.5 4.5 4.5L19 7.5"} />
      </svg>
      <div>
        <p className={css.title}>{title}</p>
        <p className={css.description}>{text}</p>
        {action && (
          <button
            type="button"
            className={css.action}
            onClick={() => {
              onClose(id);
              action.run();
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button type="button" className={css.close} onClick={() => onClose(id)}>
        {close}
      </button>
    </div>
  );
}

// Only to the right and down, one at a time.
function wayFrom(from: { x: number; y: number }, { clientX, clientY }: { clientX: number; clientY: number }) {
  const [x, y] = [Math.max(0, clientX - from.x), Math.max(0, clientY - from.y)];
  return x >= y ? { x, y: 0 } : { x: 0, y };
}
