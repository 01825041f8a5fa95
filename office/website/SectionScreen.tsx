import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useParams } from "react-router";
import { websiteWords } from "#content/words/office/website.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { websiteListWords } from "#content/words/office/website-lists.ts";
import { listFields } from "#domain/office/field-operations.ts";
import { type Section as SectionName, sections } from "#domain/website/field-kinds.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { Section } from "../parts/Section.tsx";
import { FieldGroup } from "./FieldGroup.tsx";
import css from "./Fields.module.css";
import { groupFields } from "./field-names.ts";
import { MissingField } from "./MissingField.tsx";
import { PublishBar } from "./PublishBar.tsx";
import { UnsavedGuard } from "./UnsavedGuard.tsx";
import { useRights } from "./use-rights.ts";
import { useWebsite } from "./use-website.ts";
import { WebsiteHead } from "./WebsiteHead.tsx";

const EntryForm = lazyPart(async () => (await import("./NewEntry.tsx")).EntryForm);
const PricePreview = lazyPart(async () => (await import("./PricePreview.tsx")).PricePreview);

/** Lists without an order: once empty, no field tells of them. */
const listsWithoutOrder = {
  articles: { list: "articles", kind: "article" },
  deadlines: { list: "deadlines/rules", kind: "deadline" },
} as const;

/** The fields of a section: what is one input is changed here, the rest on a screen of its own. */
export function SectionScreen() {
  const { call, locale } = useOffice();
  const { section = "" } = useParams();
  const website = useWebsite().data;
  const { isLocked, isOwner, canEdit } = useRights();
  const name = sections.find((each) => each === section);
  const query = useQuery({
    ...queryOf(call, listFields, { section: name as SectionName }),
    enabled: name !== undefined,
  });
  const { data } = query;
  const words = websiteWords[locale];
  if (!name) return <MissingField />;
  const lists = websiteListWords[locale];
  const isOwners = !isOwner && !isLocked && data?.fields.some((field) => !canEdit(field));
  const unordered = name === "articles" || name === "deadlines" ? listsWithoutOrder[name] : undefined;
  const isEmpty = data?.fields.every(({ kind }) => kind !== unordered?.kind);
  const actsAtOnce = data?.fields.some((field) => field.actsAtOnce) ?? false;
  const screen = (
    <div className={css.screen}>
      <WebsiteHead title={fieldWords[locale].sections[name]} />
      {isLocked && website && <p>{words.locked}</p>}
      {isOwners && <p>{lists.ownerOnly}</p>}
      {actsAtOnce && <p>{words.bothWays}</p>}
      <LoadState query={query} lines={6} isTall />
      {data?.fields.length === 0 && <p>{words.empty}</p>}
      {data &&
        groupFields(data.fields).map(({ group, fields }) => (
          <Section
            key={group}
            heading={fieldWords[locale].groups[group] ?? fields[0]?.title?.[locale] ?? group}
          >
            <FieldGroup fields={fields} />
          </Section>
        ))}
      {unordered && isEmpty && canEdit({ section: name, kind: unordered.kind, actsAtOnce: false }) && (
        <Section heading={fieldWords[locale].groups[unordered.list] ?? unordered.list}>
          <Suspense>
            <EntryForm {...unordered} siblings={[]} />
          </Suspense>
        </Section>
      )}
      {lists.limits[name] && <p className={css.soft}>{lists.limits[name]}</p>}
      {website && <PublishBar website={website} />}
      <UnsavedGuard />
    </div>
  );
  if (name !== "prices" || !data) return screen;
  return (
    <div className={css.beside}>
      {screen}
      <Suspense fallback={<div />}>
        <PricePreview fields={data.fields} />
      </Suspense>
    </div>
  );
}
