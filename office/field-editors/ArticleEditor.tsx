import { websiteWords } from "#content/words/office/website.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { articleCategories } from "#domain/search/article-categories.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { languageNames } from "../parts/language-names.ts";
import { ChoiceEditor } from "./ChoiceEditor.tsx";
import css from "./Editors.module.css";
import type { EditorProps } from "./editor-props.ts";
import { FlagEditor } from "./FlagEditor.tsx";
import { recordOf, textOf, withField } from "./json-shapes.ts";
import { linkedPages, pageNames } from "./linked-pages.ts";
import { MarkdownInput } from "./MarkdownInput.tsx";
import { numberOf } from "./number-of.ts";
import { PictureEditor } from "./PictureEditor.tsx";
import { RecordListEditor } from "./RecordListEditor.tsx";
import { TextInput } from "./TextInput.tsx";

/** An article: what both languages share, then title, text and sources of each, side by side where there is room. */
export function ArticleEditor({ value, onChange, describedBy }: EditorProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  const { language } = websiteWords[locale];
  const article = recordOf(value);
  const change = (key: string) => (next: Json | undefined) => onChange(withField(value, key, next));
  return (
    <>
      <div className={css.pair}>
        <ChoiceEditor
          label={form.category}
          options={articleCategories}
          value={article.category ?? ""}
          onChange={change("category")}
        />
        <ChoiceEditor
          label={form.service}
          options={linkedPages}
          names={pageNames(locale)}
          value={article.service ?? ""}
          onChange={change("service")}
        />
        <TextInput
          label={form.published}
          type="date"
          value={textOf(article.date)}
          onChange={change("date")}
        />
        <TextInput
          label={form.checked}
          type="date"
          value={textOf(article.checked)}
          onChange={change("checked")}
        />
        <TextInput
          label={form.taxYear}
          inputMode="numeric"
          value={textOf(article.taxYear)}
          onChange={(text) => change("taxYear")(numberOf(text))}
        />
        <FlagEditor label={form.featured} value={article.featured ?? false} onChange={change("featured")} />
      </div>
      <PictureEditor
        label={form.picture}
        options={["article"]}
        value={article.picture ?? null}
        onChange={(picture) => change("picture")(picture ?? undefined)}
        describedBy={describedBy}
      />
      <div className={css.pair}>
        {languageNames.map(({ value: each, label }) => (
          <ArticleTexts
            key={each}
            heading={label}
            language={language[each]}
            lang={each}
            value={article[each] ?? null}
            onChange={change(each)}
            describedBy={describedBy}
          />
        ))}
      </div>
    </>
  );
}

type TextsProps = {
  heading: string;
  language: string;
  lang: "en" | "es";
  value: Json;
  onChange: (value: Json) => void;
  describedBy: string | undefined;
};

function ArticleTexts({ heading, language, lang, value, onChange, describedBy }: TextsProps) {
  const { locale } = useOffice();
  const { form } = editorWords[locale];
  const texts = recordOf(value);
  const change = (key: string) => (next: Json) => onChange(withField(value, key, next));
  const inputOf = (key: "title" | "description" | "excerpt" | "nextStep", rows?: number) => (
    <TextInput
      label={`${form[key]} (${language})`}
      lang={lang}
      rows={rows}
      describedBy={describedBy}
      value={textOf(texts[key])}
      onChange={change(key)}
    />
  );
  return (
    <section className={css.list} aria-label={heading}>
      <h2>{heading}</h2>
      {inputOf("title")}
      {inputOf("excerpt", 3)}
      {inputOf("description", 3)}
      <MarkdownInput
        label={`${form.body} (${language})`}
        lang={lang}
        value={textOf(texts.body)}
        onChange={change("body")}
      />
      {inputOf("nextStep")}
      <RecordListEditor
        label={`${form.sources} (${language})`}
        value={texts.sources ?? []}
        onChange={change("sources")}
        columns={[
          { key: "title", label: form.title },
          { key: "url", label: form.url, type: "url" },
        ]}
      />
    </section>
  );
}
