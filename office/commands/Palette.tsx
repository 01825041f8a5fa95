import { type KeyboardEvent, useState } from "react";
import { keyboardWords } from "#content/words/office/office-commands.ts";
import type { StaffRole } from "#domain/office/roles.ts";
import { foldText } from "#domain/search/fold-text.ts";
import { useOffice } from "../base/office-context.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { sheetOnTop } from "../parts/use-back-closes.ts";
import { KeyCaps } from "./KeyCaps.tsx";
import css from "./Palette.module.css";
import { type Command, commandsFor, useCommandList } from "./registry.ts";

/** The command that opens the palette, which does not list it. */
export const paletteId = "palette";

type Props = { role: StaffRole | undefined; onClose: () => void };

/** All commands of the moment, narrowed by what is typed; the first is then run by Enter. */
export function Palette({ role, onClose }: Props) {
  const { locale } = useOffice();
  const [text, setText] = useState("");
  const words = keyboardWords[locale];
  const commands = commandsFor(useCommandList(), role).filter(({ id }) => id !== paletteId);
  const hits = commands.filter((command) => foldText(command.words).includes(foldText(text)));
  const run = (command: Command | undefined) => {
    if (!command) return;
    // After the sheet has given the focus back, and its step in the history: what navigates earlier is undone with it.
    if (sheetOnTop() === undefined) setTimeout(command.run);
    else addEventListener("popstate", () => setTimeout(command.run), { once: true });
    onClose();
  };
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const places = [...event.currentTarget.querySelectorAll<HTMLElement>("input, li button")];
    places[places.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  };
  return (
    <Sheet heading={words.palette} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a way beside Tab */}
      <div className={css.palette} onKeyDown={move}>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            // Without a word nobody has been told what it would run.
            if (text) run(hits[0]);
          }}
        >
          <label className="field">
            <span className="unseen">{words.find}</span>
            <input
              value={text}
              placeholder={words.find}
              autoComplete="off"
              data-takes-focus
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        </form>
        <ul>
          {hits.map((command) => (
            <li key={command.id}>
              <button type="button" onClick={() => run(command)}>
                {command.words}
                {command.keys && commands.find(({ keys }) => keys === command.keys) === command && (
                  <KeyCaps keys={command.keys} />
                )}
              </button>
            </li>
          ))}
        </ul>
        {/* Who does not see the list hears what Enter would run. */}
        <p className={hits[0] && "unseen"} role="status">
          {text && (hits[0]?.words ?? words.nothing)}
        </p>
      </div>
    </Sheet>
  );
}
