import { Icon, type IconName } from "#ui/Icon.tsx";

type Props = { opens: string; label: string; icon?: IconName; isQuiet?: boolean };

/** A button that opens the dialog of an `id`, before any script and without it. */
export function DialogButton({ opens, label, icon, isQuiet = false }: Props) {
  return (
    <button
      type="button"
      className={isQuiet ? "button quiet" : "button"}
      command="show-modal"
      commandfor={opens}
    >
      {icon && <Icon name={icon} />}
      {label}
    </button>
  );
}
