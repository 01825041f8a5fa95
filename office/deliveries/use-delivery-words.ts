import { fillIn } from "#content/format/fill-in.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import type { DeliveryAttempt, DeliveryRow } from "#domain/office/delivery-operations.ts";
import { useOffice } from "../base/office-context.ts";

/** What a delivery carries and what stands in its way, in words. */
export function useDeliveryWords() {
  const { locale } = useOffice();
  const { kinds, accountMail, problems } = deliveriesWords[locale];
  return {
    kindOf: ({ kind }: Pick<DeliveryRow, "kind">): string =>
      Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds] : accountMail,
    problemOf: ({ problem }: Pick<DeliveryRow | DeliveryAttempt, "problem">): string =>
      problem ? fillIn(problems[problem.code], { detail: problem.detail }) : "",
  };
}
