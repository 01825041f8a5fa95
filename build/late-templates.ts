import { lateFile } from "./late-file.ts";

const marked = /<template data-source="">([\s\S]*?)<\/template>/g;

/** Moves the content of templates that name a source out of a page; the page's script fetches it by that address. */
export function splitTemplates(html: string, files: Map<string, string>): string {
  return html.replace(marked, (_, content: string) => {
    const address = lateFile(files, "template", "json", JSON.stringify(content));
    return `<template data-source="${address}"></template>`;
  });
}
