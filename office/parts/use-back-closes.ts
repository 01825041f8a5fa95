import { useEffect, useId, useRef } from "react";
import { useLocation, useNavigate } from "react-router";

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
      if (history.state?.usr?.sheet === id) void latest.current.navigate(-1);
    };
  }, [id]);
  useEffect(() => {
    if (isOnStep) isStepTaken.current = true;
    else if (isStepTaken.current) latest.current.onClose();
  }, [isOnStep]);
}
