import { Suspense } from "react";
import type { Field } from "#domain/office/website-values.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { parentOf } from "./entry-order.ts";
import { FieldCard } from "./FieldCard.tsx";
import { FieldRow } from "./FieldRow.tsx";
import css from "./Fields.module.css";
import { isOneInput } from "./one-input.ts";
import { splitNamed, splitPriced } from "./priced-entries.ts";
import { useRights } from "./use-rights.ts";

const EntryItem = lazyPart(async () => (await import("./EntryItem.tsx")).EntryItem);
const PriceRows = lazyPart(async () => (await import("./PriceRows.tsx")).PriceRows);
const NamedFields = lazyPart(async () => (await import("./NamedFields.tsx")).NamedFields);
const NewEntry = lazyPart(async () => (await import("./NewEntry.tsx")).NewEntry);

/** The fields that belong together: single ones first, then the entries of lists with theirs, then the way to new ones. */
export function FieldGroup({ fields }: { fields: readonly Field[] }) {
  const { canEdit } = useRights();
  const entries = fields.filter(({ isEntry }) => isEntry);
  const orders = fields.filter(({ kind }) => kind === "order");
  const fieldsOf = ({ path }: Field) => fields.filter((field) => field.path.startsWith(`${path}/`));
  const orderOf = ({ path }: Field) => orders.find((order) => parentOf(order.path) === parentOf(path));
  // An order is changed at its entries, where they stand.
  const shownOrders = entries.map(orderOf);
  const single = fields.filter(
    (field) =>
      !field.isEntry &&
      !shownOrders.includes(field) &&
      !entries.some(({ path }) => field.path.startsWith(`${path}/`)),
  );
  const { priced, others } = splitPriced(single);
  const { plain, named } = splitNamed(others);
  return (
    <>
      {priced.length > 0 && (
        <Suspense>
          <PriceRows entries={priced} />
        </Suspense>
      )}
      <div className={css.fields}>
        {plain.filter(isOneInput).map((field) => (
          <FieldCard key={field.path} field={field} isLocked={!canEdit(field)} />
        ))}
      </div>
      {named.map(([one, ...more]) => (
        <Suspense key={one.path}>
          <NamedFields fields={[one, ...more]} />
        </Suspense>
      ))}
      <ul>
        {plain
          .filter((field) => !isOneInput(field))
          .map((field) => (
            <FieldRow key={field.path} field={field} />
          ))}
        <Suspense>
          {entries.map((entry) => (
            <EntryItem key={entry.path} entry={entry} order={orderOf(entry)} fields={fieldsOf(entry)} />
          ))}
        </Suspense>
      </ul>
      <Suspense>
        <NewEntry fields={[...entries, ...orders].filter(canEdit)} />
      </Suspense>
    </>
  );
}
