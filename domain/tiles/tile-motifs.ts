/** Motifs in a square of 100 units, coloured by a scheme's properties: `--a`, `--b`, `--c`, ground `--g`. */
export const tileNames = ["flower", "quarters", "star", "leaf", "pin"] as const;
export type TileName = (typeof tileNames)[number];
export type TileShape = { d: string; fill: "a" | "b" | "c" | "g" };

// A quarter circle in the corner named by `right` and `low`. It passes the edges by `bleed`, so that
// neighbours leave no hairline; the topmost shape reaches furthest, so that nothing below it shows.
function quarter(right: 0 | 1, low: 0 | 1, radius: number, bleed = 1): string {
  const x = right ? 100 + bleed : -bleed;
  const y = low ? 100 + bleed : -bleed;
  const reachX = right ? 100 - radius : radius;
  const reachY = low ? 100 - radius : radius;
  const sweep = right === low ? 1 : 0;
  const cornerX = right ? 100 : 0;
  const cornerY = low ? 100 : 0;
  return `M${x} ${y}H${reachX}V${cornerY}A${radius} ${radius} 0 0 ${sweep} ${cornerX} ${reachY}H${x}Z`;
}

const corners = (radius: number) =>
  [quarter(0, 0, radius), quarter(1, 0, radius), quarter(0, 1, radius), quarter(1, 1, radius)].join("");
const diamond = (reach: number) => `M50 ${50 - reach}L${50 + reach} 50L50 ${50 + reach}L${50 - reach} 50Z`;
const disc = (radius: number) =>
  `M${50 - radius} 50A${radius} ${radius} 0 1 0 ${50 + radius} 50A${radius} ${radius} 0 1 0 ${50 - radius} 50Z`;

export const tileMotifs: Record<TileName, TileShape[]> = {
  flower: [
    { d: "M0 0Q60 10 100 100Q40 90 0 0ZM100 0Q90 60 0 100Q10 40 100 0Z", fill: "a" },
    { d: corners(18), fill: "b" },
    { d: disc(9), fill: "c" },
  ],
  quarters: [
    { d: quarter(0, 0, 100, 0), fill: "a" },
    { d: quarter(0, 0, 70, 0.75), fill: "g" },
    { d: quarter(0, 0, 44, 1.5), fill: "b" },
    { d: quarter(1, 1, 30, 2), fill: "c" },
  ],
  star: [
    { d: corners(50), fill: "a" },
    { d: diamond(34), fill: "b" },
    { d: diamond(14), fill: "c" },
  ],
  leaf: [
    { d: "M0 0Q60 10 100 100Q40 90 0 0Z", fill: "a" },
    { d: "M100 100Q20 70 0 0Q30 20 100 100Z", fill: "b" },
    { d: quarter(1, 0, 34) + quarter(0, 1, 34), fill: "c" },
  ],
  pin: [
    { d: `M-1-1H50V50ZM101-1V50H50ZM101 101H50V50ZM-1 101V50H50Z`, fill: "a" },
    { d: diamond(18), fill: "b" },
    { d: corners(16), fill: "c" },
  ],
};

/** A shape in all four quarters of a rose, as one path: turned copies would be four times the elements. */
export function fourTurns(d: string): string {
  const once = quarterTurn(d);
  const twice = quarterTurn(once);
  return d + once + twice + quarterTurn(twice);
}

// Turns a path of absolute commands by 90 degrees about the middle of a rose. Its arcs are all of circles.
function quarterTurn(d: string): string {
  let x = 0;
  let y = 0;
  const turned = [...d.matchAll(/([MLHVQAZ])([^MLHVQAZ]*)/g)].map(([, command = "", rest = ""]) => {
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    if (command === "Z") return "Z";
    if (command === "H") numbers.push(y);
    if (command === "V") numbers.unshift(x);
    const arc = command === "A" ? numbers.splice(0, 5) : [];
    const points = [];
    for (let at = 0; at < numbers.length; at += 2) {
      [x = 0, y = 0] = numbers.slice(at, at + 2);
      points.push(200 - y, x);
    }
    const name = command === "H" || command === "V" ? "L" : command;
    return name + [...arc, ...points].join(" ");
  });
  return turned.join("");
}
