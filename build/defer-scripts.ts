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
  const own = pageScript.exec(page);
  const addresses = [islands && lateFile(files, "islands", "js", islands), own?.[1]].filter(Boolean);
  if (addresses.length === 0) return page;
  const late = `<script data-src="${addresses.join(" ")}">${loadScript}</script>`;
  return own ? page.replace(own[0], () => late) : page.replace("</body>", () => `${late}</body>`);
}
