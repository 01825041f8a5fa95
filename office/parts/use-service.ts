import type { TileName } from "#domain/tiles/tile-motifs.ts";
import { useOffice } from "../base/office-context.ts";

const plainTile: { tile: TileName; scheme: number } = { tile: "quarters", scheme: 0 };

/** Finds what a form calls a service, tier or type of appointment: its name, and the tile of its service on the site. */
export function useService() {
  const { locale, names } = useOffice();
  return (text: string) => {
    const service = names.services.find(
      ({ ids, name }) => ids.includes(text) || name.en === text || name.es === text,
    );
    return { name: service?.name[locale] ?? text, tile: service?.tile ?? plainTile };
  };
}
