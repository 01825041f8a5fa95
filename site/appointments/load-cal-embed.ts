type Call = unknown[];
/** What Cal.com's embed script looks for: calls that wait for it, in all and by namespace. */
type Cal = ((...call: Call) => void) & {
  q: Call[];
  ns: Record<string, ((...call: Call) => void) & { q: Call[] }>;
  loaded: boolean;
};
declare global {
  interface Window {
    Cal?: Cal;
  }
}

export type CalSettings = {
  link: string;
  scriptOrigin: string;
  pageOrigin: string;
  namespace: string;
  layout: string;
  brandColor: { light: string; dark: string };
};

/** Puts Cal.com's own embed into an element and fetches its script; rejects when that cannot be had. */
export function loadCalEmbed(place: HTMLElement, settings: CalSettings): Promise<void> {
  const { namespace, layout, brandColor, link, pageOrigin, scriptOrigin } = settings;
  window.Cal ??= emptyCal();
  const { ns } = window.Cal;
  const own = callQueue();
  ns[namespace] = own;
  own("init", namespace, { origin: pageOrigin });
  window.Cal("initNamespace", namespace);
  own("inline", { elementOrSelector: place, calLink: link, config: { layout, theme: "auto" } });
  own("ui", {
    layout,
    theme: "auto",
    hideEventTypeDetails: false,
    cssVarsPerTheme: {
      light: { "cal-brand": brandColor.light },
      dark: { "cal-brand": brandColor.dark },
    },
  });
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${scriptOrigin}/embed/embed.js`;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("Cal.com's embed script did not load"));
    document.head.append(script);
  });
}

const emptyCal = (): Cal => Object.assign(callQueue(), { ns: {}, loaded: true });

function callQueue() {
  const q: Call[] = [];
  return Object.assign((...call: Call) => void q.push(call), { q });
}
