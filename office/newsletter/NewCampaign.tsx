import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { addCampaign, listCampaignArticles } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { campaignPath } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { ButtonRow } from "../parts/ButtonRow.tsx";
import { useAction } from "../parts/use-action.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import css from "./NewsletterScreen.module.css";

/** Begins a draft from a published article, or an empty one. */
export function NewCampaign() {
  const { call, locale } = useOffice();
  const run = useDeskCommand();
  const navigate = useNavigate();
  const { data } = useQuery(queryOf(call, listCampaignArticles, {}));
  const [slug, setSlug] = useState("");
  const { act, isRunning, problem } = useAction();
  const words = newsletterWords[locale].add;
  const begin = async () => {
    const { id } = await run(addCampaign, slug ? { article: slug } : {});
    await navigate(campaignPath(id));
  };
  return (
    <div className={css.card}>
      <p className="field">
        <label htmlFor="campaign-source">{words.source}</label>
        <select id="campaign-source" value={slug} onChange={({ target }) => setSlug(target.value)}>
          <option value="">{words.blank}</option>
          {data?.articles.map((article) => (
            <option key={article.slug} value={article.slug}>
              {article.title[locale]}
            </option>
          ))}
        </select>
      </p>
      <ButtonRow problem={problem}>
        <button type="button" className="button" aria-disabled={isRunning} onClick={() => act(begin)}>
          {words.submit}
        </button>
      </ButtonRow>
    </div>
  );
}
