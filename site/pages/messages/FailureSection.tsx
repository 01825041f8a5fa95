import type { ReactNode } from "react";
import { pathOf } from "#content/routes.ts";
import type { MessageWords } from "#content/words/messages.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { ButtonLink } from "../../frame/ButtonLink.tsx";
import { MessageSection } from "./MessageSection.tsx";

type Props = {
  locale: Locale;
  words: MessageWords["unavailable"];
  phone: Practice["business"]["phone"];
  children?: ReactNode;
};

/** What the server shows where it has failed: the way that still works is the telephone. */
export function FailureSection({ locale, words, phone, children }: Props) {
  return (
    <MessageSection heading={words.heading} text={words.text} isBroken>
      {children}
      <div className="button-row">
        <ButtonLink href={`tel:${phone.dialed}`} label={`${words.call} ${phone.shown}`} icon="phone" />
        <ButtonLink href={pathOf("home", locale)} label={words.home} isQuiet />
      </div>
    </MessageSection>
  );
}
