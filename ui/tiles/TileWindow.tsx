import type { ReactNode } from "react";
import { TilePanel } from "./TilePanel.tsx";
import styles from "./TileWindow.module.css";

export function TileWindow({ children }: { children: ReactNode }) {
  return (
    <div className={styles.window}>
      <TilePanel className={styles.wall} />
      <div className={styles.pane}>{children}</div>
    </div>
  );
}
