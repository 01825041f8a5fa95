import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { websiteWords } from "#content/words/office/website.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { getField } from "#domain/office/field-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { isMissing } from "../base/office-problem.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { FieldCard } from "./FieldCard.tsx";
import css from "./Fields.module.css";
import { wholeNameOf } from "./field-names.ts";
import { MissingField } from "./MissingField.tsx";
import { PublishBar } from "./PublishBar.tsx";
import { UnsavedGuard } from "./UnsavedGuard.tsx";
import { useRights } from "./use-rights.ts";
import { useWebsite } from "./use-website.ts";
import { WebsiteHead } from "./WebsiteHead.tsx";
import { sectionPath } from "./website-paths.ts";

/** One field of the website on a screen of its own. */
export function FieldScreen() {
  const { call, locale } = useOffice();
  const { "*": path = "" } = useParams();
  const website = useWebsite();
  const query = useQuery(queryOf(call, getField, { path }));
  const { data: field, error } = query;
  const { isLocked, isOwner, canEdit } = useRights();
  const words = websiteWords[locale];
  if (isMissing(error)) return <MissingField />;
  const isOwners = field !== undefined && !isOwner && !canEdit(field);
  const note = isLocked
    ? words.locked
    : isOwners
      ? websiteListWords[locale].ownerOnly
      : !field?.actsAtOnce && words.lead;
  return (
    <div className={css.screen}>
      {field ? (
        <WebsiteHead
          // Another heading, which gets the focus of the one before.
          key={field.path}
          title={wholeNameOf(field, locale)}
          back={{ path: sectionPath(field.section), title: fieldWords[locale].sections[field.section] }}
        />
      ) : (
        <WebsiteHead title={officeShellWords[locale].titles.website} />
      )}
      <LoadState query={query} lines={6} isTall />
      {field && !error && <LoadState query={website} lines={6} isTall />}
      {field && website.data && (
        <>
          {note && <p className={css.soft}>{note}</p>}
          <section className={css.alone}>
            <FieldCard key={field.path} field={field} isLocked={!canEdit(field)} />
          </section>
          <PublishBar website={website.data} />
        </>
      )}
      <UnsavedGuard />
    </div>
  );
}
