import { fillIn } from "#content/format/fill-in.ts";
import { keyboardWords } from "#content/words/office/office-commands.ts";
import { useOffice } from "../base/office-context.ts";
import { setSingleKeys, useSingleKeys } from "../commands/single-keys.ts";
import css from "./KeyboardChoice.module.css";

/** Turns the commands of single letters off and on in this browser. */
export function KeyboardChoice() {
  const { locale } = useOffice();
  const areOn = useSingleKeys();
  const words = keyboardWords[locale].account;
  return (
    <>
      <p>{fillIn(words.text, { key: areOn ? "?" : "Ctrl+K" })}</p>
      <label className={css.choice}>
        <input type="checkbox" checked={areOn} onChange={({ target }) => setSingleKeys(target.checked)} />
        {words.label}
      </label>
    </>
  );
}
