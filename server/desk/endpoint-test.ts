import type { Practice } from "#domain/practice/practice.ts";
import { momentOf } from "../base/new-id.ts";
import type { Composers } from "../outbox/compose.ts";
import { testKind } from "../webhooks/endpoints.ts";

/** The composer of the webhook that tries an endpoint out; its `refId` is a UUID v7, which tells when it was asked for. */
export const endpointComposers = ({ practice }: { practice: Practice }): Composers => ({
  [testKind]: async (refId) => {
    const moment = momentOf(refId);
    const [submittedAt, timestamp] = [moment.toISOString(), moment.getTime()];
    return { webhook: { formType: "test", submittedAt, source: practice.business.websiteId, timestamp } };
  },
});
