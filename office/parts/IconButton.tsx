import { Icon, type IconName } from "#ui/Icon.tsx";
import css from "./IconButton.module.css";
import { useTooltip } from "./use-tooltip.ts";

type Props = {
  icon: IconName;
  label: string;
  onClick: () => void;
  "aria-disabled"?: boolean | undefined;
  "data-move"?: string;
};

/** A button whose drawing is named by a tooltip: after a while under the pointer, at once under the focus. */
export function IconButton({ icon, label, onClick, ...rest }: Props) {
  const { trigger, tooltip } = useTooltip<HTMLButtonElement>();
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-label={label}
        onClick={onClick}
        {...rest}
        {...trigger}
      >
        <Icon name={icon} />
      </button>
      {/* Its words are the button's name already. */}
      <span className={css.tooltip} popover="manual" aria-hidden="true" {...tooltip}>
        {label}
      </span>
    </>
  );
}
