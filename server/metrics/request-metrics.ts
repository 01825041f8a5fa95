import { type RequestCounts, siteRoute, timeLimits } from "../http/request-counts.ts";
import type { Metric, Sample } from "./metric.ts";

/** The requests that this server answered, by route and status, and the times that they took. */
export const requestMetrics = (counts: RequestCounts): Metric[] => [
  {
    name: "ventanilla_requests_total",
    type: "counter",
    help: "Answered requests by route pattern and status; `site` is all that is answered from memory.",
    samples: [...counts.byRoute].flatMap(([route, byStatus]) =>
      [...byStatus].map(([status, value]) => ({
        labels: { answered: route === siteRoute ? "pages" : "app", route, status },
        value,
      })),
    ),
  },
  {
    name: "ventanilla_request_duration_seconds",
    type: "histogram",
    help: "Times from the headers of a request to its answer, by group of routes.",
    samples: timeSamples(counts),
  },
];

function timeSamples({ times }: RequestCounts): Sample[] {
  return [...times].flatMap(([group, { within, above, sum }]) => {
    let count = 0;
    const buckets = [...within, above].map((more, index) => {
      count += more;
      return { suffix: "_bucket", labels: { group, le: timeLimits[index] ?? "+Inf" }, value: count };
    });
    return [
      ...buckets,
      { suffix: "_sum", labels: { group }, value: sum },
      { suffix: "_count", labels: { group }, value: count },
    ];
  });
}
