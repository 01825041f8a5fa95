import { tierName } from "#content/tier-name.ts";
import { listTierIds } from "#domain/appointments/tier-appointments.ts";
import { locales } from "#domain/locale.ts";
import type { Practice } from "#domain/practice/practice.ts";

/** The id of the tier that a request names in words of either language, with its service; undefined for other words. */
export const requestedTier = ({ service, tier }: Record<string, string>, practice: Practice) =>
  listTierIds(practice).find((id) =>
    locales.some((locale) => tierName(practice, id, locale) === `${service}: ${tier}`),
  );
