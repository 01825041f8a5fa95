import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { templatesWords } from "#content/words/office/templates-screen.ts";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import { listTemplates } from "#domain/office/template-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { ListHeading } from "../parts/ListHeading.tsx";
import { LoadState } from "../parts/LoadState.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { templatesOf } from "../parts/templates-of.ts";
import { useDisclosure, useOpenedItems } from "../parts/use-disclosure.ts";
import { useMe } from "../parts/use-me.ts";
import { ArchivedTemplates } from "./ArchivedTemplates.tsx";
import { TemplateForm } from "./TemplateForm.tsx";
import { TemplateItem } from "./TemplateItem.tsx";
import css from "./TemplatesScreen.module.css";
import { TestPerson } from "./TestPerson.tsx";

/** The reply templates, each in both languages side by side. */
export function TemplatesScreen() {
  const { call, locale, names } = useOffice();
  const me = useMe();
  const query = useQuery(queryOf(call, listTemplates, {}));
  const { data } = query;
  const { data: proposed } = useQuery(queryOf(call, listTemplates, { only: "proposed" }));
  const { isOpen: isAdding, open, close, place } = useDisclosure<HTMLDivElement>();
  const [person, setPerson] = useState<PersonSummary>();
  const words = templatesWords[locale];
  const isAuthor = me !== undefined && me.role !== "front-desk";
  const listed = useOpenedItems(data?.templates);
  const proposals = useOpenedItems(proposed?.templates);
  const itemsOf = (templates: typeof listed) =>
    templates.map(({ item, ...state }) => (
      <TemplateItem
        key={item.id}
        template={item}
        mates={templatesOf(data?.templates ?? [], item.channel, names.hasCalCom)}
        person={person}
        isAuthor={isAuthor}
        {...state}
      />
    ));
  return (
    <div ref={place} className={css.screen}>
      <ScreenHead title={officeShellWords[locale].titles.templates}>
        {!isAdding && (
          <button type="button" className="button" data-opener onClick={open}>
            {isAuthor ? words.add : words.propose}
          </button>
        )}
      </ScreenHead>
      <p>{words.lead}</p>
      {isAdding && <TemplateForm isProposal={!isAuthor} onDone={close} />}
      <LoadState query={query} lines={5} isTall />
      {proposals.length > 0 && (
        <section aria-labelledby="proposed-templates">
          <ListHeading id="proposed-templates">{words.proposed}</ListHeading>
          <ul className={css.list}>{itemsOf(proposals)}</ul>
        </section>
      )}
      {data?.templates.length === 0 && <p>{words.empty}</p>}
      {data && data.templates.length > 0 && <TestPerson person={person} onChoose={setPerson} />}
      <ol className={css.list}>{itemsOf(listed)}</ol>
      {isAuthor && <ArchivedTemplates />}
    </div>
  );
}
