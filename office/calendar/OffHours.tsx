import css from "./WeekGrid.module.css";
import { boxOf, type Calendar, type HourRange, placeIn } from "./week-layout.ts";

type Props = { day: string; openings: Calendar["days"][number]["openings"]; range: HourRange };

/** The hatched hours of a day, those outside the opening hours. */
export function OffHours({ day, openings, range }: Props) {
  const ends = ["00:00", ...openings.flatMap(({ opens, closes }) => [opens, closes]), "23:59"];
  return ends.map((from, index) => {
    const to = ends[index + 1] ?? "23:59";
    const place = index % 2 === 0 && placeIn(day, `${day}T${from}`, `${day}T${to}`, range);
    if (!place) return null;
    const { top, height } = boxOf(place);
    return <span key={from} className={css.off} style={{ top, height }} />;
  });
}
