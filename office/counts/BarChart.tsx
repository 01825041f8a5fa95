import css from "./BarChart.module.css";

/** One bar: its parts stand on each other, in the order of the legend. */
type Bar = { id: string; parts: readonly number[] };

type Props = {
  /** What the picture shows, and what it says in one sentence. */
  title: string;
  summary: string;
  bars: readonly Bar[];
  /** What the parts are, when there are several. */
  legend?: readonly string[];
  /** What the first and the last bar stand for. */
  ends: readonly [string, string];
  /** The greatest value in words. */
  most: string;
};

/** The width of a bar with its gap, and the height of the picture, in units of the drawing. */
const [step, gap, height] = [10, 2, 100];

/** Bars over time. The numbers stand in the table behind it; the picture is one image, its sentence stands below. */
export function BarChart({ title, summary, bars, legend = [], ends, most }: Props) {
  const highest = Math.max(1, ...bars.map(({ parts }) => sumOf(parts)));
  return (
    <figure className={css.chart}>
      <p className={css.most} aria-hidden="true">
        {most}
      </p>
      <svg
        role="img"
        aria-label={title}
        viewBox={`0 0 ${bars.length * step} ${height}`}
        preserveAspectRatio="none"
      >
        {bars.flatMap(({ id: bar, parts }, index) =>
          parts.map((part, place) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar have their places
              key={`${bar} ${place}`}
              data-part={place}
              x={index * step + gap / 2}
              width={step - gap}
              y={height - (height * sumOf(parts.slice(0, place + 1))) / highest}
              height={(height * part) / highest}
            />
          )),
        )}
      </svg>
      <p className={css.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
      {legend.length > 0 && (
        <ul className={css.legend} aria-hidden="true">
          {legend.map((name, place) => (
            <li key={name}>
              <svg viewBox="0 0 10 10" aria-hidden="true">
                <rect data-part={place} width="10" height="10" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      )}
      <figcaption>{summary}</figcaption>
    </figure>
  );
}

const sumOf = (parts: readonly number[]) => parts.reduce((sum, part) => sum + part, 0);
