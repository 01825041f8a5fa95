import { useEffect, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { localPath } from "#content/routes.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import { useMe } from "../parts/use-me.ts";
import css from "./PublishPanel.module.css";
import { isPublishing, type Website } from "./use-website.ts";

/** `isBegun`: it was asked for, and the server has not said so yet. */
type Props = { website: Website; page: string; isBegun: boolean };

/** What a publish is doing, or since when the website is live. */
export function PublishLine({ website, page, isBegun }: Props) {
  const { locale } = useOffice();
  const { momentOf } = useDayWords();
  const me = useMe();
  const words = websiteWords[locale].publish;
  const { publishing, latest, live } = website;
  const isBusy = isPublishing(website);
  const seconds = useSeconds(latest?.at ?? "", isBusy);
  const step = (isBusy && latest?.step) || "preparing";
  if (isBusy || isBegun) {
    const by = isBusy ? (latest?.by ?? publishing) : undefined;
    const who = by && by !== me?.name ? `${fillIn(words.busy, { name: by })} ` : "";
    const said = who + (step === "building" ? words.buildingNow : words[step]);
    return (
      <p className={css.line}>
        <span aria-hidden="true">
          {step === "building" ? who + fillIn(words.building, { seconds }) : said}
        </span>
        <span className="unseen" role="status">
          {said}
        </span>
      </p>
    );
  }
  return (
    <p className={css.line} role="status">
      <span>
        <span>{live?.liveAt ? fillIn(words.live, { time: momentOf(live.liveAt) }) : words.liveShipped}</span>
        {" · "}
        <a href={localPath(page, locale)} target="_blank" rel="noreferrer">
          {words.view}
        </a>
      </span>
    </p>
  );
}

/** The seconds since a moment, by the server's clock; they go on while something is under way. */
function useSeconds(since: string, isRunning: boolean): number {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setNow(serverNow()), 1000);
    return () => clearInterval(timer);
  }, [isRunning]);
  return Math.max(0, Math.round((now - (Date.parse(since) || now)) / 1000));
}
