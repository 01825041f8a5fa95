/** A metric in Prometheus' terms; `suffix` is of the samples of a histogram. */
export type Metric = {
  name: string;
  type: "counter" | "gauge" | "histogram";
  help: string;
  samples: Sample[];
};
export type Sample = { labels?: Record<string, string | number>; value: number; suffix?: string };

/** A gauge of one sample; without any while there is no value. */
export const gauge = (name: string, help: string, value: number | undefined): Metric => ({
  name,
  type: "gauge",
  help,
  samples: value === undefined ? [] : [{ value }],
});

/** Writes metrics in Prometheus' text format. */
export const writeMetrics = (metrics: readonly Metric[]): string =>
  metrics
    .flatMap(({ name, type, help, samples }) => [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} ${type}`,
      ...samples.map(
        ({ labels = {}, value, suffix = "" }) => `${name}${suffix}${writeLabels(labels)} ${value}`,
      ),
    ])
    .join("\n")
    .concat("\n");

function writeLabels(labels: Record<string, string | number>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(String(value))}"`);
  return pairs.length > 0 ? `{${pairs.join(",")}}` : "";
}

const escapeLabel = (value: string) =>
  value.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`));
