import { useEffect, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import { seconds } from "#domain/durations.ts";
import type { Locale } from "#domain/locale.ts";
import { revealField } from "#domain/office/number-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { useMe } from "../parts/use-me.ts";
import { usePeopleChanged } from "../parts/use-people-changed.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import { WholeNumbers } from "./WholeNumbers.tsx";

/** How long a number like an SSN is shown. */
const revealTime = seconds(30);

type Props = {
  value: string;
  /** The language of the value; the buttons beside it are the office's. */
  lang: Locale | undefined;
  label: string;
  reveal: () => Promise<{ value: string }>;
  remove: () => Promise<unknown>;
};

/**
 * A value with a number like an SSN hidden in it. Who may see it can, for half a minute, which is written down, and
 * remove it for good.
 */
export function MaskedValue({ value, lang, label, reveal, remove }: Props) {
  const { locale } = useOffice();
  const me = useMe();
  const { act } = useToastedAction();
  const peopleChanged = usePeopleChanged();
  const [revealed, setRevealed] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  const words = personWords[locale].timeline;
  useEffect(() => {
    if (revealed === undefined) return;
    const timer = setTimeout(() => setRevealed(undefined), revealTime);
    return () => clearTimeout(timer);
  }, [revealed]);
  const isAllowed = me && revealField.roles.includes(me.role);
  const show = async () => setRevealed((await reveal()).value);
  return (
    <>
      {revealed === undefined ? (
        <span lang={lang}>
          <WholeNumbers text={value} />
        </span>
      ) : (
        // The button that showed it is gone, and with it the focus.
        <strong lang={lang} tabIndex={-1} ref={focusOnce}>
          <WholeNumbers text={revealed} />
        </strong>
      )}{" "}
      {isAllowed && revealed === undefined && (
        <button
          type="button"
          className="link"
          aria-label={`${words.reveal}: ${fillIn(words.revealLabel, { field: label })}`}
          onClick={() => act(show)}
        >
          {words.reveal}
        </button>
      )}{" "}
      {isAllowed && (
        <button
          type="button"
          className="link"
          aria-label={`${words.removeNumber}: ${fillIn(words.removeLabel, { field: label })}`}
          onClick={() => setRemoving(true)}
        >
          {words.removeNumber}
        </button>
      )}
      {isRemoving && (
        <ConfirmDialog
          heading={words.removeNumber}
          text={words.removeText}
          button={words.removeNumber}
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            await remove();
            setRevealed(undefined);
            await peopleChanged();
          }}
        />
      )}
    </>
  );
}

const focusOnce = (element: HTMLElement | null) => element?.focus();
