import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { APIRoute } from "astro";
import { contentFolder, pictureSizesFolder } from "#content/content-folder.ts";
import { loadPractice } from "#content/load-practice.ts";
import type { Picture } from "#domain/practice/picture.ts";
import {
  filesOf,
  type PicturePlace,
  type PictureSize,
  pictureName,
  picturePath,
} from "#domain/website/picture-sizes.ts";
import { createPictureMaker } from "#server/pictures/make-picture.ts";
import { digestFiles } from "#server/release/release-name.ts";
import { cachedFile } from "../cached-file.ts";
import { loadArticles } from "../load-articles.ts";

type Props = { picture: Picture; place: PicturePlace; size: PictureSize };

const make = createPictureMaker();

/** What a file of a picture depends on besides the picture. */
const making = digestFiles([
  "server/pictures/make-picture.ts",
  "domain/website/picture-sizes.ts",
  "node_modules/sharp/package.json",
]);

export async function getStaticPaths() {
  const { portrait, office } = loadPractice().pictures;
  const articles = await loadArticles("en");
  const shown: [Picture | null | undefined, PicturePlace][] = [
    [portrait, "portrait"],
    [office, "office"],
    ...articles.map(({ data }): [Picture | undefined, PicturePlace] => [data.picture, "article"]),
  ];
  const files = new Map<string, Props>();
  for (const [picture, place] of shown)
    for (const size of picture ? filesOf(picture, place) : [])
      if (picture) files.set(picturePath(picture, place, size), { picture, place, size });
  return [...files].map(([path, props]) => ({ params: { picture: path.slice("/_astro/".length) }, props }));
}

export const GET: APIRoute<Props> = async ({ props: { picture, place, size } }) => {
  const name = pictureName(picture, place, size);
  const stored = await readFile(join(contentFolder, pictureSizesFolder, name)).catch(() => undefined);
  const file = stored ?? (await makeSize({ picture, place, size }));
  return new Response(new Uint8Array(file), { headers: { "content-type": `image/${size.format}` } });
};

async function makeSize({ picture, place, size }: Props): Promise<Buffer> {
  const source = await readFile(join(contentFolder, "pictures", picture.file)).catch(() => {
    throw new Error(`${join(contentFolder, "pictures", picture.file)} is missing.`);
  });
  const input = ["picture", making, source, JSON.stringify([picture.position, place, size])];
  return cachedFile(input, () => make(source, { picture, place, size }));
}
