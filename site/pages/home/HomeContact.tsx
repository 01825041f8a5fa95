import type { ReactNode } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import type { HomeWords } from "#content/words/home.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon, type IconName } from "#ui/Icon.tsx";
import { ContactButtons } from "../contact/ContactButtons.tsx";
import { HoursList } from "../contact/HoursList.tsx";
import styles from "./HomeContact.module.css";

type Props = { locale: Locale; words: HomeWords["contact"]; practice: Practice; form?: ReactNode };

export function HomeContact({ locale, words, practice, form }: Props) {
  const { business, hours, proof } = practice;
  const { street, city, state, zip, mapsUrl } = business.address;
  const details: [IconName, string, string, string][] = [
    ["phone", words.phone, business.phone.shown, `tel:${business.phone.dialed}`],
    ["mail", words.email, business.email, `mailto:${business.email}`],
    ["pin", words.address, `${street}, ${city},\u00a0${state}\u00a0${zip}`, mapsUrl],
  ];
  return (
    <section className={`wrap ${styles.contact}`} id="contact" aria-labelledby="contact-heading">
      <div>
        <h2 id="contact-heading">{words.heading}</h2>
        <p className={styles.lead}>{fillIn(words.lead, proof)}</p>
        {form}
      </div>
      <div className={styles.side}>
        <h3>{words.details}</h3>
        <ul className={styles.details}>
          {details.map(([icon, label, text, href]) => (
            <li key={label}>
              <Icon name={icon} size={22} />
              <span className="unseen">{label}: </span>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
        <h3>{words.hours}</h3>
        <HoursList locale={locale} hours={hours.home} practice={practice} />
        <ContactButtons locale={locale} business={business} whatsapp={words.whatsapp} />
      </div>
    </section>
  );
}
