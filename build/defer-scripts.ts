import { loadScript } from "./inline-scripts.ts";
import { lateFile } from "./late-file.ts";

const islandScript =
  /<script>((?:(?!<\/script>)[\s\S])*(?:astro:interaction|customElements\.define)(?:(?!<\/script>)[\s\S])*)<\/script>/g;
const pageScript = /<script type="module" src="([^"]+)"><\/script>/;

/** Has a page load its scripts after its first frame: its own, and those that Astro writes into it for its islands. */
export function deferScripts(html: string, files: Map<string, string>): string {
  // Nothing of such a page can be seen before its scripts, as with the office.
  if (!pageScript.test(html)) return html;
  let islands = "";
  const page = html.replace(islandScript, (_, script: string) => {
    islands += script;
    return "";
  });
  return page.replace(pageScript, (_, address: string) => {
    const addresses = islands ? `${lateFile(files, "islands", "js", islands)} ${address}` : address;
    return `<script data-src="${addresses}">${loadScript}</script>`;
  });
}
