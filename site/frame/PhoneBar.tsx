import { whatsappUrl } from "#content/format/whatsapp-url.ts";
import { schedulerId, schedulerPath } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { Icon } from "#ui/Icon.tsx";
import type { FrameProps } from "./frame-props.ts";
import styles from "./PhoneBar.module.css";

export type BookBy = "scheduler" | "dialog" | "tiers";
type Props = Omit<FrameProps, "path"> & {
  /** "Book" opens the page's calendar or consultation dialog, leads to its tiers, or to the contact page's calendar. */
  book?: BookBy | undefined;
};

/** On phones: call, chat and book within the thumb's reach. Steps aside for forms and dialogs. */
export function PhoneBar({ locale, business, book }: Props) {
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
      {book === "scheduler" || book === "dialog" ? (
        <button
          type="button"
          className="button"
          command="show-modal"
          commandfor={book === "dialog" ? "consultation" : schedulerId}
        >
          {label}
        </button>
      ) : (
        <a className="button" href={book === "tiers" ? "#tiers" : schedulerPath(locale)}>
          {label}
        </a>
      )}
    </nav>
  );
}
