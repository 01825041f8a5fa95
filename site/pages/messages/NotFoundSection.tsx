import { pathOf } from "#content/routes.ts";
import type { MessageWords } from "#content/words/messages.ts";
import type { Locale } from "#domain/locale.ts";
import { notFoundFields, suggestionFields } from "#domain/templates/filled-pages.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import { ButtonLink } from "../../frame/ButtonLink.tsx";
import { MessageSection } from "./MessageSection.tsx";

const page = templateAttributes(notFoundFields);
const link = templateAttributes(suggestionFields);

type Props = { locale: Locale; words: MessageWords["notFound"] };

/** The server looks the words of the bad path up among the titles of the pages and fills the list. */
export function NotFoundSection({ locale, words }: Props) {
  return (
    <MessageSection heading={words.heading} text={words.text} isBroken>
      {/* Has the shared script log the bad path to the console, as specified (§2). */}
      <span data-not-found hidden />
      <ul {...page.when("suggestions")}>
        <li {...page.repeat("suggestions")}>
          <a {...link.fillAttribute("href", "href")} {...link.fill("title")}>
            …
          </a>
        </li>
      </ul>
      <ButtonLink href={pathOf("home", locale)} label={words.home} />
    </MessageSection>
  );
}
