import type { DeliveryRow } from "#domain/office/delivery-operations.ts";
import { mostFailures } from "#domain/office/desk-values.ts";
import type { Db } from "../base/db/open-database.ts";
import { describeDeliveries, listNeedingPerson } from "./delivery-rows.ts";

/** Lists what only a person can get through, the latest first. */
export const listFailures = async (db: Db): Promise<DeliveryRow[]> =>
  describeDeliveries(db, await listNeedingPerson(db, mostFailures));
