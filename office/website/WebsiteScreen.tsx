import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import { useOffice } from "../base/office-context.ts";
import { isForbidden } from "../base/office-problem.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { Section } from "../parts/Section.tsx";
import { FieldRow } from "./FieldRow.tsx";
import { FieldSearch } from "./FieldSearch.tsx";
import { PublishBar } from "./PublishBar.tsx";
import { useRights } from "./use-rights.ts";
import { useWebsite } from "./use-website.ts";
import css from "./WebsiteScreen.module.css";
import { sectionPath, websitePaths } from "./website-paths.ts";

/** The website at a glance: what is live, what waits, and the way to every section. */
export function WebsiteScreen() {
  const { locale } = useOffice();
  const query = useWebsite();
  const { data, error } = query;
  const { isOwner } = useRights();
  const words = websiteWords[locale];
  const odd = data?.attention.filter(({ isConflict, parked }) => isConflict || parked !== null) ?? [];
  return (
    <div className={css.screen}>
      <ScreenHead title={officeShellWords[locale].titles.website}>
        <p className="button-row">
          {!isForbidden(error) && (
            <Link to={websitePaths.history} className="button quiet">
              {words.history}
            </Link>
          )}
          {isOwner && (
            <Link to={websitePaths.launch} className="button quiet">
              {officeShellWords[locale].titles.launch}
            </Link>
          )}
        </p>
      </ScreenHead>
      <p>{data?.isLocked ? words.locked : words.lead}</p>
      <LoadState query={query} lines={6} isTall />
      {data && (
        <>
          <PublishBar website={data} isWhole />
          {odd.length > 0 && (
            <Section heading={words.update.heading}>
              <ul>
                {odd.map((field) => (
                  <FieldRow key={field.path} field={field} isWhole />
                ))}
              </ul>
            </Section>
          )}
          <FieldSearch />
          <Section heading={words.sections}>
            <ul className={css.sections}>
              {data.sections
                .filter(({ section }) => section !== "launch")
                .map(({ section, drafts, conflicts, parked }) => (
                  <li key={section}>
                    <p>
                      <Link to={sectionPath(section)}>{fieldWords[locale].sections[section]}</Link>
                      <small>{websiteScreenWords[locale].holds[section]}</small>
                    </p>
                    {drafts > 0 && (
                      <span className={css.count}>{fillIn(words.counts.drafts, { count: drafts })}</span>
                    )}
                    {conflicts + parked > 0 && (
                      <span className={css.hot}>
                        {fillIn(words.counts.attention, { count: conflicts + parked })}
                      </span>
                    )}
                  </li>
                ))}
            </ul>
          </Section>
        </>
      )}
    </div>
  );
}
