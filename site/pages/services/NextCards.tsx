import styles from "./NextCards.module.css";

type Card = { heading: string; text: string; link: string; href: string };

/** Pointers to other pages that may fit better or come next, side by side where there is room. */
export function NextCards({ cards }: { cards: readonly Card[] }) {
  return (
    <div className={`wrap ${styles.cards}`}>
      {cards.map(({ heading, text, link, href }) => (
        <div key={href} className={styles.card}>
          <h3>{heading}</h3>
          <p>{text}</p>
          <a className="button quiet" href={href}>
            {link}
          </a>
        </div>
      ))}
    </div>
  );
}
