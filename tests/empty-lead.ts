import type { Insertable } from "kysely";
import type { LeadsTable } from "#server/base/db/schema.ts";

/** A stored lead in which nobody wrote anything; a test adds its own id, moment and texts. */
export const emptyLead: Omit<Insertable<LeadsTable>, "id" | "created_at"> = {
  form_kind: "hero",
  status: "new",
  locale: "en",
  email: "",
  fields: "{}",
  recommendations: "[]",
  page: "",
  landing_page: "",
  referrer_host: "",
  utm: "{}",
  consent_version: "",
  idempotency_key: "",
  spam_reasons: "[]",
};
