import { useEffect, useId, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

/** The id of the sheet whose step the history is on; undefined on a step of a screen. */
export const sheetOnTop = (): string | undefined => history.state?.usr?.sheet;

/** Whether the history is on a sheet's step, for what is drawn by it. */
export const useIsOnSheet = (): boolean => useLocation().state?.sheet !== undefined;

/** Adds a step to the history for as long as something is open; Back closes it, and closing it takes the step away. */
export function useBackCloses(onClose: () => void) {
  const id = useId();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isStepTaken = useRef(false);
  const isOnStep = state?.sheet === id;
  const latest = useRef({ navigate, onClose });
  latest.current = { navigate, onClose };
  const address = useRef(pathname + search);
  useEffect(() => {
    void latest.current.navigate(address.current, { state: { sheet: id }, preventScrollReset: true });
    return () => {
      // A screen that was opened from here has taken the step's place.
      if (sheetOnTop() === id) void latest.current.navigate(-1);
    };
  }, [id]);
  useEffect(() => {
    if (isOnStep) isStepTaken.current = true;
    else if (isStepTaken.current) latest.current.onClose();
  }, [isOnStep]);
}
