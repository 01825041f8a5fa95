import { isTooSmall, type PicturePlace, picturePlaces } from "#domain/website/picture-sizes.ts";
import type { Finding, Rule } from "../facts/rule.ts";
import { sources } from "../facts/sources.ts";

type Shown = { picture: { width: number; height: number }; place: PicturePlace; at: string };

export const smallPictures: Rule = {
  id: "small-pictures",
  severity: "warning",
  title: "Pictures that are too small for their place",
  reason: "On a sharp screen they look blurred.",
  source: sources.responsiveImages,
  find: ({ practice: { pictures }, articles, at }) => {
    const onPages = (["portrait", "office"] as const).flatMap((place): Shown[] => {
      const picture = pictures[place];
      return picture ? [{ picture, place, at: at("pictures", place) }] : [];
    });
    const inArticles = articles.flatMap(({ picture }): Shown[] =>
      picture ? [{ picture, place: "article", at: picture.at }] : [],
    );
    return [...onPages, ...inArticles]
      .filter(({ picture, place }) => isTooSmall(picture, place))
      .map(toFinding);
  },
};

function toFinding({ picture: { width, height }, place, at }: Shown): Finding {
  const [wide, high] = picturePlaces[place].shape;
  const needed = picturePlaces[place].widths.at(-1) ?? 0;
  return {
    places: [at],
    says: `${width} × ${height}`,
    proposal: `At least ${needed} × ${Math.ceil((needed * high) / wide)} pixels.`,
  };
}
