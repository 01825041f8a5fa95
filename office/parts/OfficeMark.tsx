import { officeShellWords } from "#content/words/office/office-shell.ts";
import { TileRose } from "#ui/tiles/TileRose.tsx";
import { useOffice } from "../base/office-context.ts";
import css from "./OfficeMark.module.css";

/** The practice's tile with its name, and under it that this is the office. */
export function OfficeMark() {
  const { locale, practiceName } = useOffice();
  return (
    <p className={css.mark}>
      <TileRose tile="quarters" scheme={0} className={css.tile} />
      <span>
        {practiceName}
        <br />
        {officeShellWords[locale].office}
      </span>
    </p>
  );
}
