import styles from "./TitledList.module.css";

type Props = { items: readonly { title: string; text: string }[] };

/** Titles on hairlines, each with its text beside it where there is room. */
export function TitledList({ items }: Props) {
  return (
    <ul className={styles.list}>
      {items.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
