import { Icon } from "#ui/Icon.tsx";
import styles from "./BannerControls.module.css";

type Props = { words: { previous: string; next: string; pause: string; resume: string } };

/** Back, pause and forth; the shared script acts on them. */
export function BannerControls({ words }: Props) {
  return (
    <div className={styles.controls}>
      <button type="button" data-step="-1" aria-label={words.previous}>
        <Icon name="previous" />
      </button>
      <button type="button" className={styles.rotation}>
        <span className={styles.pause}>
          <Icon name="pause" />
          <span className="unseen">{words.pause}</span>
        </span>
        <span className={styles.resume}>
          <Icon name="resume" />
          <span className="unseen">{words.resume}</span>
        </span>
      </button>
      <button type="button" data-step="1" aria-label={words.next}>
        <Icon name="next" />
      </button>
    </div>
  );
}
