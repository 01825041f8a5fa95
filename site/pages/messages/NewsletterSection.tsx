import { type NewsletterPage, pathOf } from "#content/routes.ts";
import type { MessageWords } from "#content/words/messages.ts";
import type { Locale } from "#domain/locale.ts";
import { ButtonLink } from "../../frame/ButtonLink.tsx";
import { MessageSection } from "./MessageSection.tsx";

type Props = { locale: Locale; step: NewsletterPage; words: MessageWords["newsletter"] };

/** A step of the newsletter's double opt-in, or of its end: a button to press, or the way to the articles. */
export function NewsletterSection({ locale, step, words }: Props) {
  const own = words[step];
  return (
    <MessageSection heading={own.heading} text={own.text}>
      {"button" in own ? (
        // Without an action the form is posted to the address of the page, which carries the letter's token.
        <form method="post">
          <button className="button" type="submit">
            {own.button}
          </button>
        </form>
      ) : (
        <ButtonLink href={pathOf("blog", locale)} label={words.blog} isQuiet />
      )}
    </MessageSection>
  );
}
