import type { Locale } from "#domain/locale.ts";
import type { TileName } from "#domain/tiles/tile-motifs.ts";
import { useOffice } from "../base/office-context.ts";

const plainTile: { tile: TileName; scheme: number } = { tile: "quarters", scheme: 0 };

/**
 * Finds what a form calls a service, tier or type of appointment: its name, and the tile of its service on
 * the site. The name is in the language of the office, unless another is wanted.
 */
export function useService(language?: Locale) {
  const office = useOffice();
  const { names } = office;
  const locale = language ?? office.locale;
  return (text: string) => {
    const service = names.services.find(
      ({ ids, name }) => ids.includes(text) || name.en === text || name.es === text,
    );
    return { name: service?.name[locale] ?? text, tile: service?.tile ?? plainTile };
  };
}
