import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { AstroIntegration } from "astro";
import { formTokenAttribute } from "#domain/forms/lead-envelope.ts";
import { type Compressed, compress, isSentCompressed } from "#server/pages/compress.ts";
import { typeOf } from "#server/pages/media-types.ts";
import { lateStylesAttribute } from "#ui/late-styles-attribute.ts";
import { cachedFile } from "./cached-file.ts";
import { deferScripts } from "./defer-scripts.ts";
import { splitProps } from "./island-props.ts";
import { lateFile } from "./late-file.ts";
import { splitStyles } from "./late-styles.ts";
import { splitTemplates } from "./late-templates.ts";
import { checkPolicy, ownPolicy } from "./page-policy.ts";

/** Gives each page its own content security policy and writes `.br` and `.gz` beside its text files. */
export function finishSite(): AstroIntegration {
  const pages = new Map<string, Promise<Compressed>>();
  const lateFiles = new Map<string, string>();
  return {
    name: "finish-site",
    hooks: {
      "astro:build:start": ({ setPrerenderer }) => {
        setPrerenderer((prerenderer) => ({
          ...prerenderer,
          render: async (request, options) => {
            const rendered = await prerenderer.render(request, options);
            const response = rendered instanceof Response ? rendered : rendered.response;
            if (!response.headers.get("content-type")?.startsWith("text/html")) return rendered;
            const html = finishPage(await response.text(), lateFiles);
            if (!isSigned(html)) pages.set(html, compressOnce(Buffer.from(html)));
            return new Response(html, response);
          },
        }));
      },
      "astro:build:done": async ({ dir, logger }) => {
        const folder = fileURLToPath(dir);
        await Promise.all([...lateFiles].map(([path, text]) => writeFile(join(folder, path), text)));
        const entries = await readdir(folder, { recursive: true, withFileTypes: true });
        const files = entries
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name));
        const written = await Promise.all(files.map((file) => writeCompressed(file, pages)));
        logger.info(`${written.filter(Boolean).length} files compressed`);
      },
    },
  };
}

/** The page with its own styles and policy; what it needs later goes to `lateFiles`, by its address. */
function finishPage(rendered: string, lateFiles: Map<string, string>): string {
  const page = splitProps(deferScripts(rendered, lateFiles), lateFiles);
  checkPolicy(page);
  // An application draws all of itself: no style of it can wait for an interaction.
  if (page.includes(' client="only"')) return ownPolicy(page);
  const styled = splitStyles(page);
  const { late } = styled;
  const html = splitTemplates(styled.html, lateFiles);
  if (!late) return ownPolicy(html);
  const path = lateFile(lateFiles, "late", "css", late);
  return ownPolicy(html.replace("<html ", `<html ${lateStylesAttribute}="${path}" `));
}

async function writeCompressed(file: string, pages: Map<string, Promise<Compressed>>): Promise<boolean> {
  const body = await readFile(file);
  const text = body.toString();
  if (!isSentCompressed(typeOf(file), body.length) || isSigned(text)) return false;
  const { br, gzip } = await (pages.get(text) ?? compressOnce(body));
  await Promise.all([writeFile(`${file}.br`, br), writeFile(`${file}.gz`, gzip)]);
  return true;
}

async function compressOnce(body: Buffer): Promise<Compressed> {
  let both: Promise<Compressed> | undefined;
  const make = () => {
    both ??= compress(body);
    return both;
  };
  const [br, gzip] = await Promise.all([
    cachedFile(["brotli", body], async () => (await make()).br),
    cachedFile(["gzip", body], async () => (await make()).gzip),
  ]);
  return { br, gzip };
}

// A page with a form gets its form token from the server, which compresses it after that.
const isSigned = (html: string) => html.includes(formTokenAttribute);
