import { useMoments } from "../parts/use-moments.ts";
import css from "./Moment.module.css";

/** When an entry of the timeline happened, at the edge of its first line. */
export function Moment({ at, now }: { at: string; now: number }) {
  const { short, whole } = useMoments();
  return (
    <time className={css.moment} dateTime={at} title={whole(at)}>
      {short(at, now)}
    </time>
  );
}
