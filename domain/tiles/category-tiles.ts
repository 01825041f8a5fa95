import type { ArticleCategory } from "../search/article-categories.ts";
import type { TileName } from "./tile-motifs.ts";

type Tile = { tile: TileName; scheme: number };

/** Each category is recognisable by the rose of the service it is about; what is about none has one that no service has. */
export const categoryTiles: Record<ArticleCategory | "all", Tile> = {
  all: { tile: "flower", scheme: 0 },
  "tax-tips": { tile: "quarters", scheme: 0 },
  "business-formation": { tile: "leaf", scheme: 4 },
  "bookkeeping-advice": { tile: "quarters", scheme: 3 },
  "notary-legal-docs": { tile: "leaf", scheme: 5 },
  "company-news": { tile: "star", scheme: 3 },
};
