import type { Field } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { wallClock } from "#ui/dates/wall-clock.ts";
import { serverNow } from "../base/server-clock.ts";
import { idIn } from "./entry-order.ts";

const both = { en: "", es: "" };

/** What the editor of a new entry begins with; its id is the last step of its address. */
export function blankEntry({ kind, path }: Pick<Field, "kind" | "path">, timeZone: string): Json {
  const id = idIn(path);
  if (kind === "question") return { id, question: both, answer: both, audiences: ["all"] };
  if (kind === "testimonial") return { id, sample: false, name: both, about: both, quote: both };
  if (kind === "fee") return { id, name: both, price: null };
  if (kind === "tier") return { id, name: both, description: both, features: [] };
  if (kind === "service") {
    const look = { per: "once", link: "/services", tile: "leaf", scheme: 0 };
    return { id, title: both, description: both, from: null, ...look };
  }
  if (kind === "deadline") {
    const rule = { audience: "individuals", days: [], rolls: "federal-tax", link: "/services", source: "" };
    return { id, label: both, about: both, ctaText: both, ...rule };
  }
  const { day: today } = wallClock(serverNow(), timeZone);
  const texts = { title: "", description: "", excerpt: "", nextStep: "", sources: [], body: "" };
  return {
    category: "tax-tips",
    date: today,
    checked: today,
    taxYear: Number(today.slice(0, 4)),
    featured: false,
    service: "/services/personal-taxes",
    en: texts,
    es: texts,
  };
}
