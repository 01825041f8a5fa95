import type { Block, Draft, Link } from "./draft.ts";

/** Renders a letter as plain text: its title, its blocks and, under "--", its foot. */
export function draftText({ title, blocks, foot }: Draft): string {
  const end = ["--", ...foot.lines, ...foot.links.map(linkLine)].join("\n");
  return `${[title, ...blocks.map(blockText), end].join("\n\n")}\n`;
}

function blockText(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${block.text}\n${"-".repeat(block.text.length)}`;
    case "paragraph":
      return block.text;
    case "facts":
      return block.facts.map(({ label, value }) => factText(label, value)).join("\n");
    case "steps":
      return block.steps.map((step, place) => `${place + 1}. ${step}`).join("\n");
    case "buttons":
      return block.links.map(linkLine).join("\n");
    case "notice":
      return [
        block.heading,
        block.statement,
        block.listHeading,
        ...block.list.map((line) => `- ${line}`),
      ].join("\n");
  }
}

const linkLine = ({ label, url }: Link) => `${label}: ${url}`;

function factText(label: string, value: string): string {
  const start = label.endsWith("?") ? label : `${label}:`;
  return value.includes("\n") ? `${start}\n${value.replace(/^/gm, "    ")}` : `${start} ${value}`;
}
