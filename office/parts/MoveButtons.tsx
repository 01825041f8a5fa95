import { IconButton } from "./IconButton.tsx";

type Props = {
  place: number;
  count: number;
  /** What the two are called. */
  up: string;
  down: string;
  isBusy?: boolean;
  onMove: (by: -1 | 1) => void;
};

/** Buttons that move a row up and down among some; at an end of the list one of them is left. */
export function MoveButtons({ place, count, up, down, isBusy, onMove }: Props) {
  return (
    <>
      {place > 0 && (
        <IconButton
          icon="previous"
          data-move="-1"
          aria-disabled={isBusy}
          label={up}
          onClick={() => onMove(-1)}
        />
      )}
      {place >= 0 && place < count - 1 && (
        <IconButton icon="next" data-move="1" aria-disabled={isBusy} label={down} onClick={() => onMove(1)} />
      )}
    </>
  );
}
