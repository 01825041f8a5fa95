import { useEffect, useRef, useState } from "react";
import { fillCount, type PluralForms } from "#content/format/fill-in.ts";
import { type Audience, audiences, type FaqFilter } from "#domain/search/faq-search.ts";
import { useIslandReady } from "#ui/form/use-island-ready.ts";
import styles from "./FaqBrowser.module.css";
import { filterQuestions } from "./filter-questions.ts";
import { useRevealedQuestion } from "./use-revealed-question.ts";

type Props = {
  labels: {
    browse: string;
    search: string;
    searchLabel: string;
    audience: string;
    audiences: Record<Audience, string>;
    counted: PluralForms;
    empty: { heading: string; text: string; clear: string };
  };
  /** `id` of the list of questions, which stands on the page whether this script comes or not. */
  listId: string;
  total: number;
};

const everything: FaqFilter = { search: "", audience: "all" };

/** Search and audience filter over the questions that stand below it as plain HTML. */
export function FaqBrowser({ labels, listId, total }: Props) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [count, setCount] = useState(total);
  const inputs = () => inputsOf(box.current);

  const filter = () => setCount(filterQuestions(listId, filterOf(inputs())));
  const clear = () => {
    const { search, choices } = inputs();
    if (search) search.value = everything.search;
    for (const choice of choices) choice.checked = choice.value === everything.audience;
    filter();
  };
  const clearAndSearch = () => {
    clear();
    inputs().search?.focus();
  };
  useRevealedQuestion(clear);
  // What was typed or chosen before this script came counts.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the script has come
  useEffect(filter, []);
  useIslandReady(box);

  return (
    <fieldset ref={box} className={`wrap ${styles.browser}`} onInput={filter} data-screen-only>
      <legend className="unseen">{labels.browse}</legend>
      <p className={`field ${styles.search}`}>
        <label htmlFor="faq-search">{labels.searchLabel}</label>
        <input
          id="faq-search"
          type="search"
          placeholder={labels.search}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
          aria-controls={listId}
        />
      </p>
      <fieldset className={styles.audiences}>
        <legend>{labels.audience}</legend>
        {audiences.map((audience) => (
          <label key={audience}>
            <input
              className="covering"
              type="radio"
              name="faq-audience"
              value={audience}
              defaultChecked={audience === everything.audience}
              autoComplete="off"
            />
            <span>{labels.audiences[audience]}</span>
          </label>
        ))}
      </fieldset>
      <div role="status" className={styles.status}>
        {count > 0 && <p>{fillCount(labels.counted, count)}</p>}
        {count === 0 && (
          <>
            <h2>{labels.empty.heading}</h2>
            <p>{labels.empty.text}</p>
          </>
        )}
      </div>
      {count === 0 && (
        <button type="button" className="button quiet" onClick={clearAndSearch}>
          {labels.empty.clear}
        </button>
      )}
    </fieldset>
  );
}

const inputsOf = (box: HTMLElement | null) => ({
  search: box?.querySelector<HTMLInputElement>("input[type=search]"),
  choices: [...(box?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])],
});

function filterOf({ search, choices }: ReturnType<typeof inputsOf>): FaqFilter {
  const audience = choices.find(({ checked }) => checked)?.value as Audience | undefined;
  return { search: search?.value ?? "", audience: audience ?? "all" };
}
