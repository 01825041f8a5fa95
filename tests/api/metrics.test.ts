import { readFileSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { describeOnBoth, startApp, type TestApp } from "../start-app.ts";
import { hero } from "./sample-forms.ts";

type Rule = { alert: string; expr: string; labels: { severity: string } };
type Line = { level: number; request_id: string; route: string; status: number; ms: number };
const requestLines = (app: TestApp): Line[] =>
  app.logged.map((line) => JSON.parse(line)).filter((line) => "route" in line);

/** Reads the text format strictly: names of metrics, and values by series. */
async function scrape(url: string) {
  const text = await (await fetch(`${url}/metrics`)).text();
  const names = new Set<string>();
  const series = new Map<string, number>();
  for (const line of text.trimEnd().split("\n")) {
    const type = /^# TYPE (\w+) (?:counter|gauge|histogram)$/.exec(line)?.[1];
    if (type) {
      expect(names.has(type), line).toBe(false);
      names.add(type);
    }
    if (line.startsWith("# ")) continue;
    const [, key = "", name = "", value] =
      /^(([a-z_]+)(?:\{(?:\w+="(?:[^"\\\n]|\\.)*",?)+\})?) ([\d.e+-]+)$/.exec(line) ?? [];
    expect(names.has(name) || names.has(name.replace(/_(?:bucket|sum|count)$/, "")), line).toBe(true);
    expect(series.has(key), line).toBe(false);
    series.set(key, Number(value));
  }
  return { text, names, series, value: (key: string) => series.get(key) };
}

describeOnBoth("what a server measures of itself", (open) => {
  test("queues, connections, disk, event loop and release are in one scrape, and the rest of it outlives the database", async () => {
    const app = await open();
    await app.post("send-hero-consultation", { formData: hero });
    app.advance(90_000);
    const { value, series, text } = await scrape(app.url);
    expect(text).toContain(
      "# HELP ventanilla_outbox Deliveries: enqueued in the last 24 hours and sent, without",
    );
    expect(value('ventanilla_outbox_queued{channel="mail"}')).toBe(2);
    expect(value('ventanilla_outbox_oldest_due_seconds{channel="mail"}')).toBeGreaterThanOrEqual(90);
    expect(value('ventanilla_outbox_oldest_due_seconds{channel="webhook"}')).toBe(0);
    expect(value('ventanilla_delivery_tries_total{channel="mail",result="failed"}')).toBe(0);
    expect(value("ventanilla_outbox_needs_person")).toBe(0);
    const busy = 'ventanilla_database_connections{state="busy"}';
    // Whatever repeats itself may be at work in one moment, not in all.
    await expect.poll(async () => (await scrape(app.url)).value(busy)).toBeLessThanOrEqual(2);
    expect(value('ventanilla_disk_free_bytes{folder="data"}')).toBeGreaterThan(1e6);
    expect(value("ventanilla_memory_limit_bytes")).toBeGreaterThan(
      value("process_resident_memory_bytes") ?? 0,
    );
    expect(value('ventanilla_release_info{release="shipped",revision="shipped"}')).toBe(1);
    expect(value('ventanilla_event_loop_delay_seconds{stat="p99"}')).toBeLessThan(10);
    const delayAfterBlock = async () => {
      const end = performance.now() + 150;
      while (performance.now() < end);
      return (await scrape(app.url)).value('ventanilla_event_loop_delay_seconds{stat="max"}');
    };
    // A delay counts from the first tick after the scrape before it: where the loop stood still sooner, it does so again.
    await expect.poll(delayAfterBlock).toBeGreaterThan(0.05);
    expect([value("ventanilla_database_up"), value("ventanilla_database_write_failing")]).toEqual([1, 0]);

    await app.db.destroy();
    await app.post("send-hero-consultation", { formData: { ...hero, email: "luis@example.com" } });
    const without = await scrape(app.url);
    expect(without.value("ventanilla_database_up")).toBe(0);
    const forms = 'ventanilla_requests_total{answered="app",route="/functions/v1/:name"';
    expect([200, 503].map((status) => without.value(`${forms},status="${status}"}`))).toEqual([1, 1]);
    expect(without.value('ventanilla_log_lines_total{level="error"}')).toBeGreaterThan(0);
    expect(without.series.size).toBeGreaterThan(series.size / 2);
  });
});

test("however many addresses and methods are tried, the series stay few, and neither they nor the log hold any of them", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const token = "5up3r-s3cret_token-of-an-appointment";
  const secrets = ["ana@example.com", token, "O'Neil\"}\n"].map(encodeURIComponent);
  await fetch(`${app.url}/`);
  const ask = async (round: number) => {
    const paths = secrets.flatMap((secret) => [
      `/${secret}${round}`,
      `/appointments/${secret}?email=${secret}`,
      `/es/blog/${secret}${round}`,
      `/functions/v1/${secret}${round}`,
      `/office/api/people/${secret}`,
      `/auth/v1/${secret}${round}`,
      `/office/api/${secret}${round}`,
      `/booking/v1/slots?service=${secret}&from=${round}`,
    ]);
    for (const path of paths)
      for (const method of ["GET", "POST", "PROPFIND"])
        await fetch(`${app.url}${path}`, { method, headers: { referer: `${app.url}${path}` } });
  };
  await scrape(app.url);
  await ask(1);
  const first = await scrape(app.url);
  await ask(2);
  const last = await scrape(app.url);
  const { text, series, value } = last;
  // Others come and go with what the server does by itself.
  const ofRequests = ({ series }: typeof first) =>
    [...series.keys()].filter((key) => /^ventanilla_(?:request|log)/.test(key));
  expect(ofRequests(last)).toEqual(ofRequests(first));
  expect(text + app.logged.join("")).not.toMatch(/5up3r|O'Neil|O%27Neil|ana(?:@|%40)example/);
  expect(value('ventanilla_requests_total{answered="pages",route="site",status="200"}')).toBe(1);
  expect(value('ventanilla_requests_total{answered="app",route="unknown",status="404"}')).toBeGreaterThan(12);
  const slots = 'ventanilla_requests_total{answered="app",route="GET /booking/v1/slots",status="400"}';
  expect(value(slots)).toBe(6);
  const counted = [...series].filter(([key]) => key.startsWith("ventanilla_request_duration_seconds_count"));
  const lengths = [...series].filter(([key]) => key.includes('le="+Inf"'));
  expect(counted.map(([, count]) => count)).toEqual(lengths.map(([, count]) => count));
});

test("each request has one line in the log, with its route, its id and a level by its status; probes have none", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const ids: (string | null)[] = [];
  const ask = async (path: string, options?: RequestInit) => {
    ids.push((await fetch(app.url + path, options)).headers.get("x-request-id"));
  };
  await ask("/appointments");
  await ask("/booking/v1/slots?service=nothing");
  await ask("/nowhere");
  await ask("/auth/v1/user");
  await ask("/functions/v1/send-hero-consultation", { method: "POST" });
  await app.db.destroy();
  await app.post("send-hero-consultation", { formData: hero });
  for (const probe of ["/healthz", "/readyz", "/metrics", "/"]) await fetch(app.url + probe);
  const lines = requestLines(app);
  expect(lines.map(({ level, route, status }) => [level, route, status])).toEqual([
    [30, "GET /appointments", 200],
    [40, "GET /booking/v1/slots", 400],
    [40, "unknown", 404],
    [40, "GET /auth/v1/user", 401],
    [40, "/functions/v1/:name", 415],
    [50, "/functions/v1/:name", 503],
  ]);
  expect(lines.slice(0, 5).map(({ request_id }) => request_id)).toEqual(ids);
  expect(lines.every(({ ms }) => ms >= 0 && ms < 60_000)).toBe(true);
  const cause = app.logged.map((line) => JSON.parse(line)).find(({ msg }) => /could not be stored/.test(msg));
  expect(cause.request_id).toBe(lines[5]?.request_id);
});

test("the example alerts ask for what the server measures, and the runbook says what to do for each", async () => {
  const app = await startApp();
  onTestFinished(() => app.end());
  const { names } = await scrape(app.url);
  const { groups } = parse(readFileSync("deploy/alerts.yaml", "utf8")) as { groups: { rules: Rule[] }[] };
  const rules = groups.flatMap((group) => group.rules);
  expect(rules.length).toBeGreaterThan(15);
  const asked = rules.flatMap(({ expr }) => expr.match(/\b(?:ventanilla|process)_\w+/g) ?? []);
  expect(asked.filter((name) => !names.has(name.replace(/_(?:bucket|count)$/, "")))).toEqual([]);
  const sections = readFileSync("docs/runbook.md", "utf8").matchAll(
    /^## (\w+)\n\*\*(\w+)\.\*\* .*\n(?:.+\n)+/gm,
  );
  const steps = [...sections].map(([text, alert, severity]) => ({
    alert,
    severity,
    parts: [...text.matchAll(/^- (\w+):/gm)].map(([, part]) => part).join(),
  }));
  expect(steps).toEqual(
    rules.map(({ alert, labels }) => ({ alert, severity: labels.severity, parts: "Look,Do,Over" })),
  );
});
