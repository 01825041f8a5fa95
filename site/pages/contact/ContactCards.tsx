import type { ContactWords } from "#content/words/contact.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import styles from "./ContactCards.module.css";

type Props = { locale: Locale; words: ContactWords["cards"]; business: Practice["business"] };

export function ContactCards({ locale, words, business }: Props) {
  const { phone, email, address, contactNotes } = business;
  const cards = [
    {
      icon: "phone",
      label: words.phone,
      text: phone.shown,
      href: `tel:${phone.dialed}`,
      note: contactNotes.phone,
    },
    { icon: "mail", label: words.email, text: email, href: `mailto:${email}`, note: contactNotes.email },
    {
      icon: "pin",
      label: words.address,
      text: `${address.street}, ${address.city},\u00a0${address.state}\u00a0${address.zip}`,
      href: address.mapsUrl,
      note: contactNotes.address,
    },
  ] as const;
  return (
    <ul className={styles.cards}>
      {cards.map(({ icon, label, text, href, note }) => (
        <li key={icon}>
          <Icon name={icon} size={22} />
          <div>
            <h3>{label}</h3>
            <a href={href}>{text}</a>
            <p>{note[locale]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
