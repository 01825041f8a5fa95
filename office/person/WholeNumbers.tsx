import { createElement } from "react";

/** Digits, stars and hyphens in a row; what is longer than any real number may still break. */
const number = /([*\d][*\d\p{Pd}]{4,20})/u;

/** A text whose numbers do not break at their hyphens. */
export function WholeNumbers({ text }: { text: string }) {
  return text
    .split(number)
    .map((part, place) => (place % 2 === 0 ? part : createElement("no-break", { key: place }, part)));
}
