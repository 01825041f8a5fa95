import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { endpointsWords } from "#content/words/office/webhook-endpoints.ts";
import { listEndpoints, type WebhookEndpoint } from "#domain/office/endpoint-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { isForbidden } from "../base/office-problem.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { Section } from "../parts/Section.tsx";
import { useDisclosure } from "../parts/use-disclosure.ts";
import { EndpointForm } from "./EndpointForm.tsx";
import { EndpointItem } from "./EndpointItem.tsx";
import css from "./EndpointsSection.module.css";

/** Where copies of requests go; for owners. */
export function EndpointsSection() {
  const { call, locale } = useOffice();
  const query = useQuery(queryOf(call, listEndpoints, {}));
  const { data, error } = query;
  const { isOpen, open, close, place } = useDisclosure<HTMLDivElement>();
  /** Those that are changed here, with their place in the list. */
  const [opened, setOpened] = useState<readonly { endpoint: WebhookEndpoint; place: number }[]>([]);
  const words = endpointsWords[locale];
  const endpoints = data?.endpoints ?? [];
  /** One that is changed here stays when another owner removes it, with what was typed. */
  const gone = opened.filter(({ endpoint }) => !endpoints.some(({ id }) => id === endpoint.id));
  const shown = gone.reduce((all, { endpoint, place }) => all.toSpliced(place, 0, endpoint), endpoints);
  return (
    <div className={css.section}>
      <Section heading={words.heading}>
        <p>{words.lead}</p>
        <LoadState query={query} lines={2} isTall />
        {data && shown.length === 0 && <p>{words.none}</p>}
        <ul>
          {shown.map((endpoint, place) => (
            <EndpointItem
              key={endpoint.id}
              endpoint={endpoint}
              isOpen={opened.some(({ endpoint: { id } }) => id === endpoint.id)}
              isGone={!endpoints.includes(endpoint)}
              onOpen={() => setOpened((all) => [...all, { endpoint, place }])}
              onClose={() => setOpened((all) => all.filter(({ endpoint: { id } }) => id !== endpoint.id))}
            />
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
