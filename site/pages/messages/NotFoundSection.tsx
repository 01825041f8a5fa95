import { pathOf } from "#content/routes.ts";
import type { MessageWords } from "#content/words/messages.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { notFoundFields, suggestionFields } from "#domain/templates/filled-pages.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import { ButtonLink } from "../../frame/ButtonLink.tsx";
import { MessageSection } from "./MessageSection.tsx";

const page = templateAttributes(notFoundFields);
const link = templateAttributes(suggestionFields);

type Props = {
  locale: Locale;
  words: MessageWords["notFound"];
  phone: Practice["business"]["phone"];
};

/** The server looks the words of the bad path up among the titles of the pages and fills the list. */
export function NotFoundSection({ locale, words, phone }: Props) {
  return (
    <MessageSection heading={words.heading} text={words.text} isBroken>
      {/* Has the shared script log the bad path to the console, as specified (§2). */}
      <span data-not-found hidden />
      <p {...page.when("suggestions")}>{words.suggestions}</p>
      <ul {...page.when("suggestions")}>
        <li {...page.repeat("suggestions")}>
          <a {...link.fillAttribute("href", "href")} {...link.fill("title")}>
            …
          </a>
        </li>
      </ul>
      <div className="button-row">
        <ButtonLink href={pathOf("home", locale)} label={words.home} />
        <ButtonLink
          href={`tel:${phone.dialed}`}
          label={`${words.call} ${phone.shown}`}
          icon="phone"
          isQuiet
        />
      </div>
    </MessageSection>
  );
}
