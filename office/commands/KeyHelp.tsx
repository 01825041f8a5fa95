import { keyboardWords } from "#content/words/office/office-commands.ts";
import type { StaffRole } from "#domain/office/roles.ts";
import { useOffice } from "../base/office-context.ts";
import { Sheet } from "../parts/Sheet.tsx";
import css from "./KeyHelp.module.css";
import { keyLabel } from "./read-key.ts";
import { mayRun, useCommandList } from "./registry.ts";
import { useSingleKeys } from "./single-keys.ts";

type Props = { role: StaffRole | undefined; onClose: () => void };

/** The keys that do something here. */
export function KeyHelp({ role, onClose }: Props) {
  const { locale } = useOffice();
  const areOn = useSingleKeys();
  const words = keyboardWords[locale];
  const commands = useCommandList().filter(({ keys, roles }) => keys && mayRun(roles, role));
  const byKeys = Map.groupBy(commands, ({ keys = "" }) => keys);
  return (
    <Sheet heading={words.help} onClose={onClose}>
      {!areOn && <p>{words.off}</p>}
      <dl className={css.keys}>
        {[...byKeys].map(([keys, [command]]) => (
          <div key={keys}>
            <dt>
              {/* Without a space two keys would be read as one word. */}
              {keys.split(" ").map((key) => [<kbd key={key}>{keyLabel(key)}</kbd>, " "])}
            </dt>
            <dd>{command?.words}</dd>
          </div>
        ))}
        <div>
          <dt>
            <kbd>Enter</kbd>
          </dt>
          <dd>{words.open}</dd>
        </div>
      </dl>
    </Sheet>
  );
}
