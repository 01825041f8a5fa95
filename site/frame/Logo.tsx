import { TileRose } from "#ui/tiles/TileRose.tsx";
import styles from "./Logo.module.css";

type Props = { href: string; name: string; label: string };

export function Logo({ href, name, label }: Props) {
  return (
    <a className={styles.logo} href={href} aria-label={`${name}, ${label}`}>
      <TileRose tile="quarters" scheme={0} className={styles.mark} />
      <span>{name}</span>
    </a>
  );
}
