import { pathOf } from "#content/routes.ts";
import { whatsappUrl } from "#content/whatsapp-url.ts";
import { shellWords } from "#content/words/shell.ts";
import { Icon } from "#ui/Icon.tsx";
import type { FrameProps } from "./frame-props.ts";
import styles from "./PhoneBar.module.css";

type Props = Omit<FrameProps, "route"> & {
  /** Whether the page holds the consultation dialog; elsewhere "Book" leads to the contact page. */
  hasDialog: boolean;
};

/** On phones: call, chat and book within the thumb's reach. Steps aside for forms and dialogs. */
export function PhoneBar({ locale, business, hasDialog }: Props) {
  const words = shellWords[locale];
  const book = (
    <>
      <Icon name="calendar" />
      {words.phoneBar.book}
    </>
  );
  return (
    <nav className={styles.bar} aria-label={words.phoneBar.label}>
      <a href={`tel:${business.phone.dialed}`}>
        <Icon name="phone" />
        {words.phoneBar.call}
      </a>
      <a href={whatsappUrl(business, locale)} target="_blank" rel="noopener">
        <Icon name="chat" />
        {words.phoneBar.whatsapp}
        <span className="unseen"> {words.newTab}</span>
      </a>
      {hasDialog ? (
        <button type="button" className="button" command="show-modal" commandfor="consultation">
          {book}
        </button>
      ) : (
        <a className="button" href={pathOf("contact", locale)}>
          {book}
        </a>
      )}
    </nav>
  );
}
