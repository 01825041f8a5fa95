import { useEffect, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { localPath } from "#content/routes.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";
import { RefreshProblem } from "../parts/RefreshProblem.tsx";
import css from "./PublishPanel.module.css";
import { usePublishWords } from "./use-publish-words.ts";
import { isPublishing, type useWebsite, type Website } from "./use-website.ts";

type Props = {
  website: Website;
  /** The reading that `website` came from. */
  reading: ReturnType<typeof useWebsite>;
  page: string;
  /** It was asked for, and the server has not said so yet. */
  isBegun: boolean;
};

/** What a publish is doing, or since when the website is live. */
export function PublishLine({ website, reading, page, isBegun }: Props) {
  const { locale } = useOffice();
  const { error, dataUpdatedAt, refetch } = reading;
  const { step, who, said } = usePublishWords(website, isBegun);
  const words = websiteWords[locale].publish;
  const seconds = useSeconds(website.latest?.attemptedAt ?? "", isPublishing(website));
  // A step that nobody can tell of any longer would seem to go on.
  if (step && error) return <RefreshProblem readAt={dataUpdatedAt} onRetry={() => void refetch()} />;
  if (step)
    return (
      <p className={css.line} aria-hidden="true">
        {step === "building" ? who + fillIn(words.building, { seconds }) : said}
      </p>
    );
  return (
    <p className={css.line}>
      <span>{said}</span>
      {" · "}
      <a href={localPath(page, locale)} target="_blank" rel="noreferrer">
        {words.view}
      </a>
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
