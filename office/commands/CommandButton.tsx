import { Icon, type IconName } from "#ui/Icon.tsx";
import { KeyCaps } from "./KeyCaps.tsx";
import type { Command } from "./registry.ts";

type Props = { command: Command; icon?: IconName; isMain?: boolean };

/** The button of a command, with its keys. */
export function CommandButton({ command: { words, keys, run }, icon, isMain = false }: Props) {
  return (
    <button type="button" className={isMain ? "button" : "button quiet"} onClick={run}>
      {icon && <Icon name={icon} />}
      {words}
      {keys && <KeyCaps keys={keys} />}
    </button>
  );
}
