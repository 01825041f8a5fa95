import { useEffect, useState } from "react";
import { serverNow } from "../base/server-clock.ts";

/** So often the times in words are told anew, in milliseconds. */
const tick = 15_000;

/** The moment by the server's clock, which goes on by itself. */
export function useNow(): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const look = () => setNow(serverNow());
    const timer = setInterval(look, tick);
    // Timers of a hidden tab stand still.
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return now;
}
