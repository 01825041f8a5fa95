import { TileRose } from "#ui/tiles/TileRose.tsx";
import styles from "./BlockMap.module.css";

/** A drawing of the block, not to scale: only the practice's own street is named. */
export function BlockMap({ street }: { street: string }) {
  return (
    <div className={styles.map}>
      <svg viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className={styles.ground} d="M0 0h640v400H0z" />
        <path
          className={styles.blocks}
          d="M-10-10h150v112H-10zM172-10h196v112H172zM400-10h250v112H400zM-10 134h150v96H-10zM172 134h196v96H172zM400 134h120v96H400zM-10 274h150v140H-10zM172 274h196v140H172zM400 274h250v140H400z"
        />
        <path className={styles.park} d="M552 134h98v96h-98z" />
        <path
          className={styles.houses}
          d="M188 150h44v34h-44zM188 196h30v22h-30zM306 150h46v22h-46zM316 186h36v32h-36zM16 290h40v40H16zM72 290h52v28H72zM188 290h60v30h-60zM264 290h36v46h-36zM316 290h36v30h-36zM416 290h48v48h-48zM480 290h70v30h-70zM416 150h36v28h-36zM468 150h36v60h-36zM16 150h52v24H16zM84 150h40v50H84zM188 40h60v46h-60zM264 52h40v34h-40zM320 30h32v56h-32zM416 46h52v40h-52zM484 60h64v26h-64zM24 40h44v46H24zM84 60h40v26H84z"
        />
        <path className={styles.ours} d="M244 158h52v56h-52z" />
        <path className={styles.centreLine} d="M0 252h640" />
        <text className={styles.street} x="24" y="259">
          {streetName(street)}
        </text>
      </svg>
      <TileRose tile="quarters" scheme={0} className={styles.pin} />
    </div>
  );
}

/** The street without house number and suite: "1400 Azulejo Lane, Suite 120" is "Azulejo Lane". */
const streetName = (street: string) => street.replace(/^\d+\s+/, "").split(",")[0];
