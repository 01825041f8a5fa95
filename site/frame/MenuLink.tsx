import { pathOf } from "#content/routes.ts";
import { shellWords } from "#content/words/shell.ts";
import type { FrameProps } from "./frame-props.ts";
import { currentLink, isPageOf, type LinkName } from "./menus.ts";

type Props = Pick<FrameProps, "locale" | "path"> & { to: LinkName; className?: string | undefined };

/** A link of the site's menus that knows whether its page, or one below it, is the one being read. */
export function MenuLink({ locale, path, to, className }: Props) {
  return (
    <a
      href={pathOf(to, locale)}
      className={className}
      aria-current={isPageOf(path, to) ? "page" : currentLink(path) === to ? "true" : undefined}
    >
      {shellWords[locale].links[to]}
    </a>
  );
}
