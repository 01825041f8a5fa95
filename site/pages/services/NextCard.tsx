import styles from "./NextCard.module.css";

type Props = { heading: string; text: string; link: string; href: string };

/** A pointer to another page that may fit better or comes next. */
export function NextCard({ heading, text, link, href }: Props) {
  return (
    <div className={styles.card}>
      <h3>{heading}</h3>
      <p>{text}</p>
      <a className="button quiet" href={href}>
        {link}
      </a>
    </div>
  );
}
