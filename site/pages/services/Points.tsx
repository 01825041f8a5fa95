import { Icon } from "#ui/Icon.tsx";
import styles from "./Points.module.css";

type Point = { title: string; text?: string };
type Props = {
  id: string;
  heading: string;
  lead?: string;
  points: readonly Point[];
  /** Checked things that are included, steps in their order, or plain remarks. */
  look: "checks" | "steps" | "plain";
};

/** A heading and what belongs under it, on hairlines. */
export function Points({ id, heading, lead, points, look }: Props) {
  const List = look === "steps" ? "ol" : "ul";
  return (
    <section className={`wrap ${styles.points}`} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{heading}</h2>
        {lead && <p>{lead}</p>}
      </div>
      <List className={styles[look]}>
        {points.map(({ title, text }) => (
          <li key={title}>
            {look === "checks" && <Icon name="check" size={22} />}
            <div>
              {text ? <h3>{title}</h3> : <p>{title}</p>}
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </List>
    </section>
  );
}
