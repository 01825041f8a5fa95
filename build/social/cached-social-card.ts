import { digestFiles } from "#server/release/release-name.ts";
import { cachedFile } from "../cached-file.ts";
import { drawSocialCard, type SocialCard } from "./draw-social-card.ts";

/** What a card depends on besides its words. */
const drawing = digestFiles(["build/social", "domain/tiles", "ui/fonts"]);

/** The social card of a page, drawn when its words changed. */
export const cachedSocialCard = (card: SocialCard): Promise<Buffer> =>
  cachedFile(["social card", drawing, JSON.stringify(card)], () => drawSocialCard(card));
