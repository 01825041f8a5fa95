import { pathOf, routes } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import type { FrameProps } from "./frame-props.ts";
import { isHighlighted, type LinkName } from "./menus.ts";

type Props = Pick<FrameProps, "locale" | "path"> & { to: LinkName; className?: string | undefined };

/** A link of the site's menus that knows whether its page, or one below it, is the one being read. */
export function MenuLink({ locale, path, to, className }: Props) {
  return (
    <a
      href={pathOf(to, locale)}
      className={className}
      aria-current={routes[to] === path ? "page" : undefined}
      data-lit={isHighlighted(path, [to]) ? "" : undefined}
    >
      {shellWords[locale].links[to]}
    </a>
  );
}
