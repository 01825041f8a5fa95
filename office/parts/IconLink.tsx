import { Link } from "react-router";
import { Icon, type IconName } from "#ui/Icon.tsx";
import css from "./IconButton.module.css";
import { useTooltip } from "./use-tooltip.ts";

type Props = { icon: IconName; label: string; to: string };

/** A link that looks like a button and whose drawing is named by a tooltip, as that of an `IconButton` is. */
export function IconLink({ icon, label, to }: Props) {
  const { trigger, tooltip } = useTooltip<HTMLAnchorElement>();
  return (
    <>
      <Link className="button quiet" to={to} aria-label={label} {...trigger}>
        <Icon name={icon} size={16} />
      </Link>
      <span className={css.tooltip} popover="manual" aria-hidden="true" {...tooltip}>
        {label}
      </span>
    </>
  );
}
