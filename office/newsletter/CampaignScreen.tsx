import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { missingTexts } from "#domain/office/campaign-content.ts";
import { getCampaign } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { isMissing } from "../base/office-problem.ts";
import { paths } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useMe } from "../parts/use-me.ts";
import { CampaignEditor } from "./CampaignEditor.tsx";
import { CampaignReport } from "./CampaignReport.tsx";
import { fieldOf } from "./campaign-rule.ts";
import { DraftActions } from "./DraftActions.tsx";
import { LetterPreview } from "./LetterPreview.tsx";
import css from "./NewsletterScreen.module.css";
import { SendForm } from "./SendForm.tsx";

/** One issue of the newsletter: written, previewed and sent while it is a draft, and its report afterwards. */
export function CampaignScreen() {
  const { id = "" } = useParams();
  const { call, locale } = useOffice();
  const me = useMe();
  const { momentOf } = useDayWords();
  const [isDirty, setDirty] = useState(false);
  /** By issue: the form that asks for it goes whenever the texts are corrected. */
  const [sendTimes, setSendTimes] = useState<Readonly<Record<string, string>>>({});
  const query = useQuery(queryOf(call, getCampaign, { id }));
  const isGone = isMissing(query.error);
  // Of a draft that a colleague deleted only what is typed stays.
  const data = isGone && !isDirty ? undefined : query.data;
  const words = newsletterWords[locale];
  const campaign = data?.campaign;
  const isDraft = campaign?.state === "draft";
  const isOwner = me?.role === "owner";
  const missing = campaign ? missingTexts(campaign).map((path) => words.fields[fieldOf(path)]) : [];
  const isWhole = missing.length === 0;
  return (
    <div className={css.screen}>
      <ScreenHead title={officeShellWords[locale].titles.campaign}>
        <Link to={paths.newsletter}>{words.back}</Link>
      </ScreenHead>
      {isGone ? (
        <p className="problem" role="alert">
          {data ? fillIn(words.conflict.gone, { state: words.remove.done.title }) : words.remove.done.text}
        </p>
      ) : (
        <LoadState query={query} lines={8} isTall />
      )}
      {campaign && (
        <p>
          {joinFacts([
            words.states[campaign.state],
            campaign.sendAt && momentOf(campaign.sendAt),
            words.languages[campaign.languages],
          ])}
        </p>
      )}
      {data && !isDraft && <CampaignReport data={data} isOwner={isOwner} />}
      {campaign && (isDraft || isDirty) && (
        <CampaignEditor key={id} campaign={campaign} isDirty={isDirty} onDirty={setDirty} />
      )}
      <p role="status">{isDraft && isDirty && words.unsaved}</p>
      {isDraft && !isWhole && <p>{fillIn(words.missing, { fields: missing.join(", ") })}</p>}
      {isDraft && !isDirty && <DraftActions id={id} isWhole={isWhole} />}
      {data && isDraft && !isDirty && isWhole && isOwner && (
        <SendForm
          data={data}
          time={sendTimes[id]}
          onTime={(time) => setSendTimes({ ...sendTimes, [id]: time })}
        />
      )}
      {isDraft && me && !isOwner && <p>{words.send.ownerOnly}</p>}
      {campaign && !isDirty && <LetterPreview id={id} />}
    </div>
  );
}
