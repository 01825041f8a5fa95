import type { ReactNode } from "react";
import type { ContactWords } from "#content/words/contact.ts";
import type { Locale } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { ContactButtons } from "./ContactButtons.tsx";
import { ContactCards } from "./ContactCards.tsx";
import styles from "./ContactMessage.module.css";
import { EmergencyCard } from "./EmergencyCard.tsx";
import { HoursList } from "./HoursList.tsx";

type Props = { locale: Locale; words: ContactWords; practice: Practice; form?: ReactNode };

/** The message form, and beside it every other way to reach the practice. */
export function ContactMessage({ locale, words, practice, form }: Props) {
  const { business, hours } = practice;
  return (
    <div className={`wrap ${styles.columns}`}>
      <section className={`card ${styles.message}`} aria-labelledby="message-heading" data-screen-only>
        <h2 id="message-heading">{words.message.heading}</h2>
        <p className={styles.lead}>{words.message.lead}</p>
        {form}
      </section>
      <div className={styles.side}>
        <section aria-labelledby="cards-heading">
          <h2 id="cards-heading">{words.cards.heading}</h2>
          <ContactCards locale={locale} words={words.cards} business={business} />
        </section>
        <section aria-labelledby="hours-heading">
          <h2 id="hours-heading">{words.hours.heading}</h2>
          <HoursList locale={locale} hours={hours.contact} practice={practice} />
        </section>
        <ContactButtons locale={locale} business={business} whatsapp={words.whatsapp} />
        <EmergencyCard words={words.emergency} phone={business.phone} />
      </div>
    </div>
  );
}
