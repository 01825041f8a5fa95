import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { websiteScreenWords } from "#content/words/office/website-screens.ts";
import type { Field } from "#domain/office/website-values.ts";
import { foldText } from "#domain/search/fold-text.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./Fields.module.css";
import { fieldPath } from "./website-paths.ts";

const parentOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** Begins a new entry in the lists that a group of fields belongs to. */
export function NewEntry({ fields }: { fields: readonly Field[] }) {
  const entries = fields.filter(({ isEntry }) => isEntry);
  const lists = [...new Set(entries.map(({ path }) => parentOf(path)))];
  return lists.map((list) => (
    <EntryForm key={list} list={list} siblings={entries.filter(({ path }) => parentOf(path) === list)} />
  ));
}

function EntryForm({ list, siblings }: { list: string; siblings: readonly Field[] }) {
  const { locale } = useOffice();
  const navigate = useNavigate();
  const id = useId();
  const [problem, setProblem] = useState("");
  const words = websiteScreenWords[locale].entry;
  const kind = siblings[0]?.kind;
  if (kind !== "question" && kind !== "testimonial" && kind !== "fee" && kind !== "article") return null;
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = String(new FormData(event.currentTarget).get("name"));
    const slug = foldText(name)
      .replace(/[^a-z0-9]+/g, "-")
      .slice(0, 60)
      .replace(/^-|-$/g, "");
    const path = `${list}/${slug}`;
    if (slug === "") return;
    if (siblings.some((field) => field.path === path)) return setProblem(words.taken);
    void navigate(fieldPath(path));
  };
  return (
    <details className={css.entry}>
      <summary>{words.add[kind]}</summary>
      <form onSubmit={create}>
        <p className="field">
          <label htmlFor={id}>{words.name}</label>
          <input
            id={id}
            name="name"
            required
            maxLength={80}
            autoComplete="off"
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
