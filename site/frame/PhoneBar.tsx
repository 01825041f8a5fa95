import { whatsappUrl } from "#content/format/whatsapp-url.ts";
import { pathOf, schedulerId } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { Icon } from "#ui/Icon.tsx";
import type { FrameProps } from "./frame-props.ts";
import styles from "./PhoneBar.module.css";

type Props = Omit<FrameProps, "path"> & {
  /** Whether the page has the calendar, which "Book" then opens; elsewhere it leads to the page of the calendar. */
  hasCalendar: boolean;
};

/** On phones: call, chat and book within the thumb's reach. Steps aside for forms and dialogs. */
export function PhoneBar({ locale, business, hasCalendar }: Props) {
  const words = shellWords[locale];
  const label = (
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
      {hasCalendar ? (
        <button type="button" className="button" command="show-modal" commandfor={schedulerId}>
          {label}
        </button>
      ) : (
        <a className="button" href={pathOf("appointments", locale)}>
          {label}
        </a>
      )}
    </nav>
  );
}
