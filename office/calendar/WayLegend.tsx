import { meetingWords } from "#content/words/meetings.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./WayLegend.module.css";

/** What the colours of the grid mean, for those who see them: a short appointment has no room for its way in words. */
export function WayLegend() {
  const { locale } = useOffice();
  const { phone, office, video, visit } = meetingWords[locale].ways;
  return (
    <p className={css.legend} aria-hidden="true">
      <span className={css.way}>{phone}</span>
      <span className={css.way} data-way="office">
        {office}
      </span>
      <span className={css.way} data-way="video">
        {video} / {visit}
      </span>
    </p>
  );
}
