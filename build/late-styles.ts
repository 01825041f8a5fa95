import postcss, { type ChildNode, type Container, type Root } from "postcss";

import { createCache } from "#domain/cache.ts";

type SplitPage = { html: string; late: string };

/**
 * Takes out of a page's inline styles the rules for classes that stand nowhere in it: what an island draws once it is
 * touched. `late` holds them in order; the islands' directive loads them. The rest is one element: the policy pays a hash.
 */
export function splitStyles(html: string): SplitPage {
  const present = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(/\s+/)),
  );
  let late = "";
  let own = "";
  const plain = html.replace(/<style[^>]*>([\s\S]*?)<\/style>/g, (_, css: string) => {
    // Pages of one kind, and both languages of each, have the same styles and classes.
    const shown = new Set(classesIn(css).filter((name) => present.has(name)));
    const parts = splits([...shown, css].join(" "), () => splitSheet(css, shown));
    late += parts.late;
    own += parts.own;
    return "";
  });
  return { html: plain.replace("</head>", () => `<style>${own}</style></head>`), late };
}

const splits = createCache<string, { own: string; late: string }>(200);

function splitSheet(css: string, present: ReadonlySet<string>): { own: string; late: string } {
  const root = postcss.parse(css);
  const rest = root.clone();
  const isNeeded = (selector: string) => isFor(selector, present);
  keepRules(root, isNeeded);
  keepRules(rest, (selector) => !isNeeded(selector));
  return { own: rest.nodes.length > 0 ? root.toString() : css, late: rest.toString() };
}

/** Keeps the selectors that `keeps` takes, and with them their rules. */
function keepRules(container: Root | Container<ChildNode>, keeps: (selector: string) => boolean): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type === "rule") {
      const kept = node.selectors.filter(keeps);
      if (kept.length === 0) node.remove();
      else if (kept.length < node.selectors.length) node.selectors = kept;
    } else if (
      node.type === "atrule" &&
      node.nodes &&
      node.name !== "keyframes" &&
      node.name !== "font-face"
    ) {
      keepRules(node, keeps);
      if (node.nodes.length === 0) node.remove();
      // What is no rule, such as a font or the steps of an animation, stays in the page.
    } else if (!keeps("*")) node.remove();
  }
}

/** Whether a selector may match what stands in a page with these classes. */
function isFor(selector: string, present: ReadonlySet<string>): boolean {
  const outside = classesIn(selector.replace(/:[\w-]+\((?:[^()]|\([^()]*\))*\)/g, ""));
  if (outside.length > 0) return outside.every((name) => present.has(name));
  const inside = classesIn(selector);
  return inside.length === 0 || inside.some((name) => present.has(name));
}

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name);
