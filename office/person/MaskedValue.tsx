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
 * A value with a number like an SSN hidden in it. Who may see it can, for half a minute or until they look elsewhere, which
 * is written down, and remove it for good. The button stays where it is and keeps the focus.
 */
export function MaskedValue({ value, lang, label, reveal, remove }: Props) {
  const { locale } = useOffice();
  const me = useMe();
  const { act } = useToastedAction();
  const peopleChanged = usePeopleChanged();
  /** Null once it is hidden again. */
  const [revealed, setRevealed] = useState<string | null>();
  const [isRemoving, setRemoving] = useState(false);
  const words = personWords[locale].timeline;
  useEffect(() => {
    if (typeof revealed !== "string") return;
    const hide = () => setRevealed(null);
    const timer = setTimeout(hide, revealTime);
    const hideUnseen = () => document.hidden && hide();
    // It may have come when nobody looked any longer.
    hideUnseen();
    document.addEventListener("visibilitychange", hideUnseen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", hideUnseen);
    };
  }, [revealed]);
  const isAllowed = me && revealField.roles.includes(me.role);
  const isShown = typeof revealed === "string";
  const show = async () => setRevealed((await reveal()).value);
  return (
    <>
      {!isShown && (
        <span lang={lang}>
          <WholeNumbers text={value} />
        </span>
      )}
      <span role="status">
        {isShown && (
          <strong lang={lang}>
            <WholeNumbers text={revealed} />
          </strong>
        )}
        {revealed === null && <span className="unseen">{words.hidden}</span>}
      </span>{" "}
      {isAllowed && (
        <span data-screen-only>
          <button
            type="button"
            className="link"
            aria-label={`${isShown ? words.hide : words.reveal}: ${fillIn(isShown ? words.hideLabel : words.revealLabel, { field: label })}`}
            onClick={({ detail }) => {
              if (!isShown) return void act(show);
              // The second click of a double one was not meant to.
              if (detail < 2) setRevealed(null);
            }}
          >
            {isShown ? words.hide : words.reveal}
          </button>
          {" · "}
          <button
            type="button"
            className="link"
            aria-label={`${words.removeNumber}: ${fillIn(words.removeLabel, { field: label })}`}
            onClick={() => setRemoving(true)}
          >
            {words.removeNumber}
          </button>
        </span>
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
