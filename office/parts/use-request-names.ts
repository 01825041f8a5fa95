import { requestWords } from "#content/words/office/requests.ts";
import { noSource, officeSource } from "#domain/forms/lead-source.ts";
import { noService } from "#domain/office/people-list-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { useService } from "./use-service.ts";

/** What requests are counted by, as people read it. */
export function useRequestNames() {
  const words = requestWords[useOffice().locale];
  const serviceOf = useService();
  return {
    service: (id: string) => (id === "" || id === noService ? words.noService : serviceOf(id).name),
    source: (id: string) => {
      if (id === "" || id === noSource) return words.direct;
      return id === officeSource ? words.office : id;
    },
    answered: words.answered,
  };
}
