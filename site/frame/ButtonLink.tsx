import { Icon, type IconName } from "#ui/Icon.tsx";

type Props = { href: string; label: string; icon?: IconName; isQuiet?: boolean };

/** A link drawn as a button. */
export function ButtonLink({ href, label, icon, isQuiet = false }: Props) {
  return (
    <a className={isQuiet ? "button quiet" : "button"} href={href}>
      {icon && <Icon name={icon} />}
      {label}
    </a>
  );
}
