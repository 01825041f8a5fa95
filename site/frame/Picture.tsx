import type { Picture as PictureValue } from "#domain/practice/picture.ts";
import { type PicturePlace, picturePath, sizesOf } from "#domain/website/picture-sizes.ts";

type Props = {
  picture: PictureValue;
  place: PicturePlace;
  alt: string;
  /** How wide it is shown, as `sizes` of HTML says it. */
  sizes: string;
  /** It stands in the first view, and waits for nothing. */
  isFirst?: boolean;
  className?: string | undefined;
};

/** A picture in the formats and widths that were made for its place; the browser takes the smallest that does. */
export function Picture({ picture, place, alt, sizes, isFirst = false, className }: Props) {
  const made = sizesOf(picture, place);
  const setOf = (format: "avif" | "webp") =>
    made.map(({ width }) => `${picturePath(picture, place, { format, width })} ${width}w`).join(", ");
  const largest = made.at(-1) ?? { width: 0, height: 0 };
  return (
    <picture className={className}>
      <source type="image/avif" srcSet={setOf("avif")} sizes={sizes} />
      <img
        src={picturePath(picture, place, { format: "webp", width: largest.width })}
        srcSet={setOf("webp")}
        sizes={sizes}
        width={largest.width}
        height={largest.height}
        alt={alt}
        loading={isFirst ? "eager" : "lazy"}
        decoding="async"
      />
    </picture>
  );
}
