import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import type { Locale } from "#domain/locale.ts";
import { previewCampaign } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import css from "./NewsletterScreen.module.css";
import { showLetter } from "./show-letter.ts";

/** The letters as they will be read, designed and as plain text. */
export function LetterPreview({ id }: { id: string }) {
  const { call, locale } = useOffice();
  const query = useQuery(queryOf(call, previewCampaign, { id }));
  const { data } = query;
  const words = newsletterWords[locale];
  if (!data) return <LoadState query={query} lines={6} isTall />;
  return (
    <section className={css.part} aria-labelledby="letter-preview">
      <h2 id="letter-preview">{words.preview}</h2>
      <div className={css.pair}>
        {data.letters.map((letter) => (
          <div key={letter.locale} className={css.part}>
            <h3>{words.previewIn[letter.locale]}</h3>
            <ShownLetter {...letter} />
            <details className={css.fold}>
              <summary>
                {words.plain}
                <span className="unseen">: {words.previewIn[letter.locale]}</span>
              </summary>
              {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys. */}
              <pre className={css.plain} lang={letter.locale} tabIndex={0}>
                {letter.text}
              </pre>
            </details>
          </div>
        ))}
      </div>
    </section>
  );
}

/** Drawn when its text changes alone: a reader keeps what they selected. */
function ShownLetter({ locale, html }: { locale: Locale; html: string }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (host.current) showLetter(host.current, html);
  }, [html]);
  return <div className={css.letter} lang={locale} ref={host} />;
}
