import { whatsappUrl } from "#content/format/whatsapp-url.ts";
import { pathOf } from "#content/routes.ts";
import type { MessageWords } from "#content/words/messages.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { sentFields } from "#domain/templates/filled-pages.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import { ButtonLink } from "../../frame/ButtonLink.tsx";
import { NumberedList } from "../../frame/NumberedList.tsx";
import styles from "./NextSteps.module.css";

const { fill, when } = templateAttributes(sentFields);

type Props = {
  locale: Locale;
  words: MessageWords["sent"];
  practice: Practice;
  /** Where a person of the practice answers; a quiz and a newsletter answer themselves. */
  steps: readonly string[] | undefined;
};

/** What happens after a form was sent without script, and how to reach the practice meanwhile. */
export function NextSteps({ locale, words, practice: { business }, steps }: Props) {
  return (
    <div className={styles.next}>
      {steps && (
        <>
          <p {...when("promise")} {...fill("promise")} />
          <h2>{words.heading}</h2>
          <NumberedList steps={steps} />
          <p>{words.noSsn}</p>
        </>
      )}
      <p>
        <b>{words.hurry}</b>
      </p>
      <div className="button-row">
        <ButtonLink href={`tel:${business.phone.dialed}`} label={business.phone.shown} icon="phone" isQuiet />
        <ButtonLink href={whatsappUrl(business, locale)} label="WhatsApp" icon="chat" isQuiet />
        <ButtonLink href={pathOf("home", locale)} label={words.home} isQuiet />
      </div>
    </div>
  );
}
