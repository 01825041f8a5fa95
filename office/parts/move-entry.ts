/** A list with one entry moved by some places. */
export const moveEntry = <Entry>(list: readonly Entry[], place: number, by: -1 | 1): Entry[] =>
  list.toSpliced(place, 1).toSpliced(place + by, 0, ...list.slice(place, place + 1));
