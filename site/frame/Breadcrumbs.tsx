import styles from "./Breadcrumbs.module.css";

export type Crumb = { name: string; path: string };

type Props = { label: string; crumbs: readonly Crumb[]; className?: string };

/** The way from the home page to this one; the last step is the page itself. */
export function Breadcrumbs({ label, crumbs, className = "" }: Props) {
  return (
    <nav className={`${styles.crumbs} ${className}`} aria-label={label}>
      <ol>
        {crumbs.map(({ name, path }, place) => (
          <li key={path}>
            {place === crumbs.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <a href={path}>{name}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
