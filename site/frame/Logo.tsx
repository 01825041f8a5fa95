import { pathOf } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import type { FrameProps } from "./frame-props.ts";
import styles from "./Logo.module.css";

type Props = Pick<FrameProps, "locale" | "business">;

export function Logo({ locale, business: { name } }: Props) {
  return (
    <a
      className={styles.logo}
      href={pathOf("home", locale)}
      aria-label={`${name}, ${shellWords[locale].homeLink}`}
    >
      <TileRose tile="quarters" scheme={0} className={styles.mark} />
      <span>{name}</span>
    </a>
  );
}
