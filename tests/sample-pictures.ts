import { crc32 } from "node:zlib";
import sharp from "sharp";

/** What a phone writes into its photographs, which nobody may read on the website. */
export const secretPlace = "29.7604 N, 95.3698 W";

type Wanted = {
  width?: number;
  height?: number;
  format?: "jpeg" | "png" | "webp" | "avif";
  /** Of EXIF: 6 lies on its side. */
  orientation?: number;
};

/** A photograph as a phone takes it, with the place where it was taken: its left half is red and the right one blue. */
export async function makePhoto({
  width = 800,
  height = 600,
  format = "jpeg",
  orientation = 1,
}: Wanted = {}): Promise<Buffer> {
  const half = Math.floor(width / 2);
  const plain = (color: string, wide: number) => ({
    create: { width: wide, height, channels: 3 as const, background: color },
  });
  return sharp(plain("red", width))
    .composite([{ input: plain("blue", width - half), left: half, top: 0 }])
    .toFormat(format, format === "avif" ? { effort: 0 } : {})
    .withExif({
      IFD0: { Make: "Phone", ImageDescription: secretPlace },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "29/1 45/1 37/1", GPSLongitudeRef: "W" },
    })
    .withMetadata({ orientation })
    .toBuffer();
}

/** The colour of a pixel. */
export async function colorAt(picture: Uint8Array, left: number, top: number): Promise<"red" | "blue"> {
  const pixel = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return (pixel[0] ?? 0) > (pixel[2] ?? 0) ? "red" : "blue";
}

/** Files that are no pictures for the website, with the problem that each is refused for. */
export async function refusedFiles(): Promise<[what: string, file: Buffer, problem: string][]> {
  const jpeg = await makePhoto();
  const png = await makePhoto({ format: "png" });
  const tiny = await makePhoto({ width: 1, height: 1, format: "png" });
  const frames = await Promise.all(["red", "blue"].map((color) => frame(color)));
  const moving = (type: "webp" | "gif") =>
    sharp(frames, { join: { animated: true } })
      [type]()
      .toBuffer();
  const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1${brand}`, "latin1");
  const text = (words: string) => Buffer.from(words);
  return [
    ["nothing", Buffer.alloc(0), "picture-type"],
    ["a text", text("{}"), "picture-type"],
    ["a page", text("<!doctype html><script>alert(1)</script>"), "picture-type"],
    ["a page before a picture", Buffer.concat([text("<script>alert(1)</script>"), jpeg]), "picture-type"],
    ["SVG", text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), "picture-type"],
    ["SVG in XML", text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), "picture-type"],
    ["PDF", text("%PDF-1.7"), "picture-type"],
    ["TIFF", await sharp(jpeg).tiff().toBuffer(), "picture-type"],
    ["a film", box("isom"), "picture-type"],
    ["HEIC", box("heic"), "picture-heic"],
    ["GIF", await moving("gif"), "picture-animated"],
    ["a moving WebP", await moving("webp"), "picture-animated"],
    ["a moving AVIF", box("avis"), "picture-animated"],
    ["a moving PNG", withChunk(png, "acTL"), "picture-animated"],
    ["a torn JPEG", jpeg.subarray(0, jpeg.length / 2), "picture-broken"],
    ["a torn PNG", png.subarray(0, png.length / 2), "picture-broken"],
    [
      "the head of a JPEG and then a script",
      Buffer.concat([jpeg.subarray(0, 3), text("<script>")]),
      "picture-broken",
    ],
    ["the head of an AVIF alone", box("avif"), "picture-broken"],
    ["one pixel", tiny, "picture-tiny"],
    ["a line", await makePhoto({ width: 3000, height: 20 }), "picture-narrow"],
    ["a strip", await makePhoto({ width: 200, height: 65_000 }), "picture-narrow"],
    ["a bomb of 20,000 by 20,000", withSize(png, 20_000, 20_000), "picture-huge"],
    ["an AVIF of 20 megapixels", withFrame(await makePhoto({ format: "avif" }), 5000, 4000), "picture-huge"],
  ];
}

const frame = (color: string) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: color } })
    .png()
    .toBuffer();

/** A PNG with a chunk before its pixels, whose checksum is not looked at. */
function withChunk(png: Buffer, name: string): Buffer {
  const at = png.indexOf("IDAT") - 4;
  const chunk = Buffer.alloc(20);
  chunk.writeUInt32BE(8);
  chunk.write(name, 4);
  return Buffer.concat([png.subarray(0, at), chunk, png.subarray(at)]);
}

/** An AVIF that says to be larger than it is. */
function withFrame(avif: Buffer, width: number, height: number): Buffer {
  const bomb = Buffer.from(avif);
  const at = bomb.indexOf("ispe") + 8;
  bomb.writeUInt32BE(width, at);
  bomb.writeUInt32BE(height, at + 4);
  return bomb;
}

/** A PNG that says to be larger than it is. */
function withSize(png: Buffer, width: number, height: number): Buffer {
  const bomb = Buffer.from(png);
  bomb.writeUInt32BE(width, 16);
  bomb.writeUInt32BE(height, 20);
  bomb.writeUInt32BE(crc32(bomb.subarray(12, 29)), 29);
  return bomb;
}
