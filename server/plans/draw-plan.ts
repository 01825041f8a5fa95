import { setImmediate as nextTurn } from "node:timers/promises";
import { planWords } from "#content/words/plan.ts";
import type { RecommendationCode } from "#domain/forms/recommendations.ts";
import { languageTags } from "#domain/locale.ts";
import type { CatalogueEntry, Practice } from "#domain/practice/practice.ts";
import { drawRose } from "./draw-tiles.ts";
import type { PlanContent, PlanRow } from "./plan-content.ts";
import { numberPages } from "./plan-footer.ts";
import {
  element,
  heightOf,
  keepTogether,
  openSheet,
  paper,
  rule,
  type Sheet,
  type Style,
  write,
} from "./plan-sheet.ts";

const styles = {
  brand: { font: "bold", size: 12, color: "teal" },
  tagline: { font: "text", size: 9.5, color: "ink-soft" },
  title: { font: "display", size: 28, color: "ink", gap: 0 },
  heading: { font: "display", size: 15, color: "brand", gap: 0 },
  label: { font: "text", size: 10, color: "ink-soft" },
  value: { font: "bold", size: 10, color: "ink" },
  body: { font: "text", size: 10, color: "ink" },
  fine: { font: "text", size: 8.5, color: "ink-soft" },
  service: { font: "bold", size: 11, color: "ink" },
} satisfies Record<string, Style>;

type Tiles = Practice["catalogue"];

/** The plan as a PDF of two pages, three at most. Between its parts other requests get their turn. */
export async function drawPlan(plan: PlanContent, tiles: Tiles, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const words = planWords[plan.locale];
  const sheet = openSheet({
    title: `${plan.title} | ${plan.practice.name}`,
    author: plan.practice.name,
    language: languageTags[plan.locale],
    now,
  });
  const chunks: Buffer[] = [];
  sheet.doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  sheet.doc.on("end", resolve);
  const parts = [
    () => drawHead(sheet, plan, tiles),
    () => drawRows(sheet, words.answersHeading, plan.answers),
    () => drawServices(sheet, words.servicesHeading, plan, tiles),
    () => drawList(sheet, words.notesHeading, plan.notes, () => "•"),
    () => drawList(sheet, words.checklistHeading, plan.checklist, () => "•"),
    () => drawList(sheet, words.stepsHeading, plan.steps, (index) => `${index + 1}.`),
    () => drawRows(sheet, words.contactHeading, plan.contacts),
    () => drawFine(sheet, plan),
    () => numberPages(sheet, plan, styles.fine),
    () => sheet.doc.end(),
  ];
  for (const draw of parts) {
    draw();
    await nextTurn();
  }
  await ended;
  return Uint8Array.from(Buffer.concat(chunks));
}

function drawHead(sheet: Sheet, { practice, title, preparedFor }: PlanContent, tiles: Tiles): void {
  const { doc, root } = sheet;
  const beside = { x: paper.left + 54, width: paper.width - 54 };
  drawRose(doc, tileOf("formation", tiles), { x: paper.left, y: 42, size: 42 });
  write(sheet, root, "P", practice.name, styles.brand, { ...beside, y: 48 });
  write(sheet, root, "P", practice.tagline, styles.tagline, beside);
  write(sheet, root, "H1", title, styles.title, { y: 102 });
  write(sheet, root, "P", preparedFor, styles.label, { y: doc.y + 4 });
}

function drawHeading(sheet: Sheet, heading: string, following: number): void {
  const { doc, root } = sheet;
  const own = heightOf(sheet, heading, styles.heading);
  keepTogether(sheet, own + 30 + following);
  if (doc.y > paper.top) doc.y += 16;
  write(sheet, root, "H2", heading, styles.heading);
  doc.y += 5;
  rule(sheet, doc.y);
  doc.y += 6;
}

/** Draws names and values as a table with row headings; a long value is placed below its name. */
function drawRows(sheet: Sheet, heading: string, rows: readonly PlanRow[]): void {
  const { doc, root } = sheet;
  const left = { width: 215 };
  const right = { x: paper.left + 230, width: paper.width - 230, align: "right" } as const;
  drawHeading(sheet, heading, 40);
  const table = element(sheet, root, "Table");
  for (const { label, value, link, isLong } of rows) {
    const [style, box] = isLong ? [styles.body, {}] : [styles.value, right];
    const labelHeight = heightOf(sheet, label, styles.label, left);
    const valueTop = isLong ? labelHeight : 0;
    const height = Math.max(labelHeight, valueTop + heightOf(sheet, value, style, box));
    keepTogether(sheet, height);
    const y = doc.y;
    const row = element(sheet, table, "TR");
    write(sheet, row, "TH", label, styles.label, { ...left, y });
    write(sheet, row, "TD", value, style, { ...box, y: y + valueTop, ...(link && { link }) });
    row.end();
    doc.y = y + height + 3;
  }
  table.end();
}

function drawServices(sheet: Sheet, heading: string, { services }: PlanContent, tiles: Tiles): void {
  const { doc, root } = sheet;
  const beside = { x: paper.left + 38, width: 300 };
  const price = { x: paper.right - 150, width: 150, align: "right" } as const;
  drawHeading(sheet, heading, 60);
  for (const [index, service] of services.entries()) {
    const lines = [service.includes, ...service.terms];
    keepTogether(sheet, 30 + 14 * (lines.length + 1));
    if (index > 0 && doc.y > paper.top) {
      rule(sheet, doc.y);
      doc.y += 7;
    }
    const y = doc.y;
    const section = element(sheet, root, "Sect");
    drawRose(doc, tileOf(service.code, tiles), { x: paper.left, y: y + 1, size: 26 });
    write(sheet, section, "H3", service.title, styles.service, { ...beside, y });
    const below = doc.y;
    if (service.price) write(sheet, section, "P", service.price, styles.value, { ...price, y });
    doc.y = below;
    for (const [place, line] of lines.entries()) {
      const style = place === 0 ? styles.body : styles.fine;
      write(sheet, section, "P", line, style, { ...beside, width: paper.width - 38 });
    }
    section.end();
    doc.y = Math.max(doc.y, y + 30) + 5;
  }
}

function drawList(
  sheet: Sheet,
  heading: string,
  items: readonly string[],
  mark: (at: number) => string,
): void {
  if (items.length === 0) return;
  const { doc, root } = sheet;
  const beside = { x: paper.left + 18, width: paper.width - 18 };
  drawHeading(
    sheet,
    heading,
    items.reduce((sum, item) => sum + heightOf(sheet, item, styles.body, beside) + 3, 0),
  );
  const list = element(sheet, root, "L");
  for (const [at, item] of items.entries()) {
    keepTogether(sheet, heightOf(sheet, item, styles.body, beside));
    const y = doc.y;
    const entry = element(sheet, list, "LI");
    write(sheet, entry, "Lbl", mark(at), styles.value, { width: 16, y });
    write(sheet, entry, "LBody", item, styles.body, { ...beside, y });
    entry.end();
    doc.y += 3;
  }
  list.end();
}

function drawFine(sheet: Sheet, { noSsn, validity }: PlanContent): void {
  const lines = [noSsn, validity];
  const height = lines.reduce((sum, line) => sum + heightOf(sheet, line, styles.fine) + 3, 0);
  keepTogether(sheet, height + 14);
  sheet.doc.y += 12;
  for (const line of lines) {
    write(sheet, sheet.root, "P", line, styles.fine);
    sheet.doc.y += 3;
  }
}

const cataloguedAs: Record<RecommendationCode, CatalogueEntry["id"]> = {
  formation: "business-formation",
  bookkeeping: "bookkeeping",
  payroll: "payroll",
  advisory: "advisory",
  "quarterly-planning": "advisory",
};

function tileOf(code: RecommendationCode, tiles: Tiles): Pick<CatalogueEntry, "tile" | "scheme"> {
  return tiles.find(({ id }) => id === cataloguedAs[code]) ?? { tile: "leaf", scheme: 4 };
}
