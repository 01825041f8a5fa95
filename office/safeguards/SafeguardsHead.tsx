import { NavLink } from "react-router";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { useOffice } from "../base/office-context.ts";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { useMe } from "../parts/use-me.ts";
import { useScreenTitle } from "../parts/use-screen-title.ts";
import css from "./Safeguards.module.css";
import { safeguardsPaths } from "./safeguards-paths.ts";

type TitleName = keyof (typeof safeguardsWords)["en"]["titles"];

const parts: readonly { path: string; title: TitleName }[] = [
  { path: safeguardsPaths.overview, title: "safeguards" },
  { path: safeguardsPaths.retention, title: "retention" },
  { path: safeguardsPaths.access, title: "access" },
  { path: safeguardsPaths.records, title: "records" },
  { path: safeguardsPaths.log, title: "log" },
  { path: safeguardsPaths.plan, title: "plan" },
];

/** The head of a part of the safeguards, with the owner's way to the others. */
export function SafeguardsHead({ title }: { title: TitleName }) {
  const { locale } = useOffice();
  const me = useMe();
  const { titles } = safeguardsWords[locale];
  useScreenTitle(title === "safeguards" ? "" : titles[title]);
  return (
    <>
      <ScreenHead title={titles[title]} />
      {me?.role === "owner" && (
        <nav className={css.parts} aria-label={safeguardsWords[locale].menu}>
          {parts.map((part) => (
            <NavLink key={part.path} to={part.path} end>
              {part.title === "safeguards" ? safeguardsWords[locale].overview : titles[part.title]}
            </NavLink>
          ))}
        </nav>
      )}
    </>
  );
}
