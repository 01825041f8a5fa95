import type { Encoding } from "./page-copy.ts";

const mostCached = 200;
const encodingCache = new Map<string, Encoding>();

export function preferredEncoding(header: string | undefined): Encoding {
  if (!header) return "identity";
  const cachedEncoding = encodingCache.get(header);
  if (cachedEncoding) return cachedEncoding;
  const encoding = chooseEncoding(header);
  if (encodingCache.size < mostCached) encodingCache.set(header, encoding);
  return encoding;
}

function chooseEncoding(header: string): Encoding {
  const weights = new Map(
    header.split(",").map((part): [string, number] => {
      const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith("q="));
      return [name, weight ? Number(weight.slice(2)) : 1];
    }),
  );
  const isAllowed = (encoding: Encoding) => (weights.get(encoding) ?? weights.get("*") ?? 0) > 0;
  return (["br", "gzip"] as const).find(isAllowed) ?? "identity";
}
