import { useQuery } from "@tanstack/react-query";
import { templatesWords } from "#content/words/office/templates-screen.ts";
import { listTemplates, restoreTemplate } from "#domain/office/template-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useFailureToast } from "../parts/use-failure-toast.ts";
import css from "./TemplatesScreen.module.css";

/** The templates that were taken out of the list; each can come back. */
export function ArchivedTemplates() {
  const { call, locale } = useOffice();
  const run = useDeskCommand();
  const fail = useFailureToast();
  const { data } = useQuery(queryOf(call, listTemplates, { only: "archived" }));
  const words = templatesWords[locale];
  if (!data || data.templates.length === 0) return null;
  return (
    <details className={css.archived}>
      <summary>{words.archived}</summary>
      <ul>
        {data.templates.map(({ id, title, proposedBy }) => (
          <li key={id}>
            {title[locale]}
            <button
              type="button"
              className="button quiet"
              aria-label={`${words.restore}: ${title[locale]}`}
              onClick={() =>
                void run(
                  restoreTemplate,
                  { id },
                  proposedBy === null ? words.done.restored : words.done.proposed,
                  { title: title[locale] },
                ).catch(fail)
              }
            >
              {words.restore}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
