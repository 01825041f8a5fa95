import { fillIn } from "#content/format/fill-in.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { useOffice } from "../base/office-context.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import { useMe } from "../parts/use-me.ts";
import { isPublishing, type Website } from "./use-website.ts";

/** What a publish is doing and whose it is, or since when the website is live; `isBegun` as of the line that shows it. */
export function usePublishWords(website: Website, isBegun: boolean) {
  const { locale } = useOffice();
  const { momentOf } = useDayWords();
  const me = useMe();
  const words = websiteWords[locale].publish;
  const { publishing, latest, live } = website;
  const isBusy = isPublishing(website);
  if (!isBusy && !isBegun) {
    const said = live?.liveAt ? fillIn(words.live, { time: momentOf(live.liveAt) }) : words.liveShipped;
    return { step: undefined, who: "", said };
  }
  const by = isBusy ? (publishing ?? latest?.by) : undefined;
  const who = by && by !== me?.name ? `${fillIn(words.busy, { name: by })} ` : "";
  const step = (isBusy && latest?.step) || "preparing";
  return { step, who, said: who + (step === "building" ? words.buildingNow : words[step]) };
}
