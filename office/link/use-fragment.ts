import { useEffect, useState } from "react";

/**
 * What stood behind `#` in the address. It is taken out of the address and the history at once: nothing of it may be seen,
 * kept or copied.
 */
export function useFragment(): URLSearchParams {
  const [fragment] = useState(takeFragment);
  useEffect(() => {
    // Another link that comes into this tab changes only that.
    const loadAnew = () => location.reload();
    addEventListener("hashchange", loadAnew);
    return () => removeEventListener("hashchange", loadAnew);
  }, []);
  return fragment;
}

function takeFragment() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  if (location.hash) history.replaceState(history.state, "", location.pathname + location.search);
  return fragment;
}
