import { whatsappUrl } from "#content/format/whatsapp-url.ts";
import { schedulerId } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import { DialogButton } from "../../frame/DialogButton.tsx";
import styles from "./ContactButtons.module.css";

type Props = { locale: Locale; business: Practice["business"]; whatsapp: string };

/** Chat in a new tab, and the dialog that books a consultation. */
export function ContactButtons({ locale, business, whatsapp }: Props) {
  const words = shellWords[locale];
  return (
    <div className={`button-row ${styles.buttons}`}>
      <DialogButton opens={schedulerId} label={words.bookAppointment} icon="calendar" />
      <a className="button quiet" href={whatsappUrl(business, locale)} target="_blank" rel="noopener">
        <Icon name="chat" />
        {whatsapp}
        <span className="unseen"> {words.newTab}</span>
      </a>
    </div>
  );
}
