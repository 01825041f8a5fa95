import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { listCampaigns } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { isForbidden } from "../base/office-problem.ts";
import { campaignPath, paths } from "../base/paths.ts";
import { pagesOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useMe } from "../parts/use-me.ts";
import { NewCampaign } from "./NewCampaign.tsx";
import css from "./NewsletterScreen.module.css";
import { SendingRate } from "./SendingRate.tsx";

/** The issues of the newsletter, the latest first, and the begin of a new one. */
export function NewsletterScreen() {
  const { call, locale } = useOffice();
  const me = useMe();
  const { momentOf } = useDayWords();
  const words = newsletterWords[locale];
  const list = useInfiniteQuery(pagesOf(call, listCampaigns, {}));
  const { data, error } = list;
  const [first] = data?.pages ?? [];
  const campaigns = data?.pages.flatMap((page) => page.campaigns);
  return (
    <div className={css.screen}>
      <ScreenHead title={officeShellWords[locale].titles.newsletter}>
        <Link className="button quiet" to={paths.subscribers}>
          {words.subscribers}
        </Link>
      </ScreenHead>
      <p>
        {words.lead} {first && fillIn(words.audience, first.audience)}
      </p>
      {!isForbidden(error) && <NewCampaign />}
      <LoadState query={list} lines={4} isTall />
      {campaigns?.length === 0 && <p>{words.empty}</p>}
      <ul className={css.list}>
        {campaigns?.map(({ id, subject, state, sendAt, changedAt }) => (
          <li key={id} className={css.item}>
            <Link to={campaignPath(id)}>{subject[locale] || subject.en || subject.es || words.untitled}</Link>
            <span className="soft">
              {words.states[state]} · {momentOf(sendAt ?? changedAt)}
            </span>
          </li>
        ))}
      </ul>
      <MoreButton list={list} />
      {first && me?.role === "owner" && <SendingRate lettersAnHour={first.lettersAnHour} />}
    </div>
  );
}
