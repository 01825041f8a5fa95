import { useEffect } from "react";

/** Puts the name of a screen before the title that the document has from its route, which knows only its kind. */
export function useScreenTitle(title: string): void {
  useEffect(() => {
    if (title === "") return;
    let ofRoute = "";
    // After the route has titled the document.
    const timer = setTimeout(() => {
      ofRoute = document.title;
      document.title = `${title} | ${ofRoute}`;
    });
    return () => {
      clearTimeout(timer);
      if (ofRoute) document.title = ofRoute;
    };
  }, [title]);
}
