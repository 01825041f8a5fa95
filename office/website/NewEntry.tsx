import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { fieldWords } from "#content/words/office/website-fields.ts";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import type { Field } from "#domain/office/website-values.ts";
import { foldText } from "#domain/search/fold-text.ts";
import type { FieldKind } from "#domain/website/field-kinds.ts";
import type { FieldPattern } from "#domain/website/field-table.ts";
import { useOffice } from "../base/office-context.ts";
import { parentOf } from "./entry-order.ts";
import css from "./Fields.module.css";
import { groupOf } from "./field-names.ts";
import { fieldPath } from "./website-paths.ts";

/** What the lists with an order hold; a list without entries is known by it. */
const kindsOfOrders: Partial<Record<FieldPattern, FieldKind>> = {
  "rates/notary/acts/.order": "fee",
  "rates/notary/surcharges/.order": "fee",
  "catalogue/.order": "service",
  "tiers/*/tiers/.order": "tier",
  "faqs/categories/*/questions/.order": "question",
  "faqs/pages/*/.order": "question",
  "testimonials/.order": "testimonial",
};

/** Begins a new entry in the lists that entries and orders belong to. */
export function NewEntry({ fields }: { fields: readonly Field[] }) {
  const lists = [...new Set(fields.map(({ path }) => parentOf(path)))];
  return lists.map((list) => {
    const inList = fields.filter(({ path }) => parentOf(path) === list);
    const [kind] = inList.flatMap(({ pattern, ...field }) =>
      field.isEntry ? field.kind : (kindsOfOrders[pattern] ?? []),
    );
    return kind && <EntryForm key={list} list={list} kind={kind} siblings={inList} />;
  });
}

type FormProps = { list: string; kind: FieldKind; siblings: readonly Field[] };

/** Begins a new entry in one list. */
export function EntryForm({ list, kind, siblings }: FormProps) {
  const { locale } = useOffice();
  const navigate = useNavigate();
  const id = useId();
  const [problem, setProblem] = useState("");
  const words = websiteScreenWords[locale].entry;
  // The fees of an act and those of the way to it stand in one group.
  const isTravelFee = list.endsWith("/surcharges");
  const add = isTravelFee ? words.add.travelFee : (words.add as Partial<Record<FieldKind, string>>)[kind];
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    const slug = foldText(name)
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replace(/^-|-$/g, "");
    const path = `${list}/${slug}`;
    const isTaken = siblings.some((field) => field.path === path);
    if (slug !== "" && !isTaken) return void navigate(fieldPath(path));
    setProblem(isTaken ? words.taken : officeProblemWords[locale].fields["name-required"]);
    document.getElementById(id)?.focus();
  };
  return (
    <details className={css.entry}>
      <summary>
        {add}
        <span className="unseen">: {fieldWords[locale].groups[groupOf(list)]}</span>
      </summary>
      <form noValidate onSubmit={create}>
        <p className="field">
          <label htmlFor={id}>{words.name}</label>
          <input
            id={id}
            name="name"
            required
            maxLength={80}
            autoComplete="off"
            aria-invalid={problem !== "" || undefined}
            aria-describedby={`${id}-hint ${id}-problem`}
          />
          <span className="hint" id={`${id}-hint`}>
            {words.hint}
          </span>
          <span className="problem" id={`${id}-problem`} role="alert">
            {problem}
          </span>
        </p>
        <button type="submit" className="button quiet">
          {words.create}
        </button>
      </form>
    </details>
  );
}
