import { useEffect, useRef, useState } from "react";
import { useIslandReady } from "#ui/form/use-island-ready.ts";
import css from "./CalBooking.module.css";
import { type CalSettings, loadCalEmbed } from "./load-cal-embed.ts";

type Props = {
  settings: CalSettings;
  words: { heading: string; loading: string; failed: string; open: string };
};

/** Cal.com's own embed in place of the built-in calendar. Nothing of it is asked for before the dialog opens. */
export function CalBooking({ settings, words }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"waiting" | "there" | "failed">("waiting");
  useEffect(() => {
    if (!place.current || place.current.hasChildNodes()) return;
    loadCalEmbed(place.current, settings).then(
      () => setState("there"),
      () => setState("failed"),
    );
  }, [settings]);
  useIslandReady(box);
  return (
    <div ref={box} className={css.cal}>
      {/* biome-ignore lint/a11y/noAutofocus: an opened dialog is read from here, and this starts its hydration */}
      <h3 tabIndex={-1} autoFocus className={css.heading}>
        {words.heading}
      </h3>
      <p role="status">{state === "waiting" ? words.loading : state === "failed" ? words.failed : ""}</p>
      <div ref={place} className={css.place} />
      <p className={css.link}>
        <a href={`${settings.pageOrigin}/${settings.link}`} target="_blank" rel="noopener">
          {words.open}
        </a>
      </p>
    </div>
  );
}
