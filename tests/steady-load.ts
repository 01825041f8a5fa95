import http from "node:http";

type Sample = { at: number; latency: number };

/** Requests at a fixed rate, whether answers come or not (an open loop): a slow answer holds back none of those behind it. */
export function startSteadyLoad(url: string, paths: readonly string[], perSecond: number) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 20 });
  const samples: Sample[] = [];
  const failures: string[] = [];
  const begun = performance.now();
  let sent = 0;
  const send = (at: number, path: string) => {
    const request = http.get(url + path, { agent, headers: { "accept-encoding": "br" } }, (answer) => {
      answer.resume().on("end", () => {
        samples.push({ at, latency: performance.now() - at });
        if (answer.statusCode !== 200) failures.push(`${path}: ${answer.statusCode}`);
      });
    });
    request.on("error", ({ message }) => failures.push(`${path}: ${message}`));
  };
  const timer = setInterval(() => {
    for (; begun + (sent * 1000) / perSecond <= performance.now(); sent += 1)
      send(performance.now(), paths[sent % paths.length] ?? "/");
  }, 1);
  return {
    failures,
    /** The requests that were due within some spans of time. */
    latencies: (isWithin: (at: number) => boolean) =>
      samples.flatMap(({ at, latency }) => (isWithin(at) ? [latency] : [])),
    stop() {
      clearInterval(timer);
      agent.destroy();
    },
  };
}

/** The percentiles that a page is judged by, in milliseconds. */
export function percentilesOf(latencies: readonly number[]) {
  const sorted = latencies.toSorted((one, other) => one - other);
  const at = (part: number) => Number((sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2));
  return { p50: at(0.5), p99: at(0.99), p999: at(0.999), count: sorted.length };
}
