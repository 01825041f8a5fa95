import { useQuery } from "@tanstack/react-query";
import { endpointsWords } from "#content/words/office/webhook-endpoints.ts";
import { listEndpoints } from "#domain/office/endpoint-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { isForbidden } from "../base/office-problem.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { Section } from "../parts/Section.tsx";
import { useDisclosure, useOpenedItems } from "../parts/use-disclosure.ts";
import { EndpointForm } from "./EndpointForm.tsx";
import { EndpointItem } from "./EndpointItem.tsx";
import css from "./EndpointsSection.module.css";

/** Where copies of requests go; for owners. */
export function EndpointsSection() {
  const { call, locale } = useOffice();
  const query = useQuery(queryOf(call, listEndpoints, {}));
  const { data, error } = query;
  const { isOpen, open, close, place } = useDisclosure<HTMLDivElement>();
  const words = endpointsWords[locale];
  const endpoints = useOpenedItems(data?.endpoints);
  return (
    <div className={css.section}>
      <Section heading={words.heading}>
        <p>{words.lead}</p>
        <LoadState query={query} lines={2} isTall />
        {data && endpoints.length === 0 && <p>{words.none}</p>}
        <ul>
          {endpoints.map(({ item, ...state }) => (
            <EndpointItem key={item.id} endpoint={item} {...state} />
          ))}
        </ul>
        <div ref={place}>
          {isOpen && <EndpointForm onDone={close} />}
          {!isOpen && !isForbidden(error) && (
            <button type="button" className="button quiet" onClick={open}>
              {words.add}
            </button>
          )}
        </div>
      </Section>
    </div>
  );
}
