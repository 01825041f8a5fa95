import { fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./LanguageBadge.module.css";

/** The language that a person writes, and the one that they speak where it is another. */
export function LanguageBadge({
  person: { writes, speaks },
}: {
  person: Pick<PersonSummary, "writes" | "speaks">;
}) {
  const { locale } = useOffice();
  const words = deskWords[locale];
  const text =
    writes === speaks
      ? fillIn(words.writes, { language: words.languages[writes] })
      : fillIn(words.writesAndSpeaks, { writes: words.languages[writes], speaks: words.languages[speaks] });
  return (
    <span className={css.badge}>
      <span aria-hidden="true">{writes === speaks ? writes : `${writes}/${speaks}`}</span>
      <span className="unseen">{text}</span>
    </span>
  );
}
