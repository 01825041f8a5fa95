import { useRef, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { templatesWords } from "#content/words/office/templates-screen.ts";
import { type Locale, locales } from "#domain/locale.ts";
import { longestReplySubject } from "#domain/office/desk-values.ts";
import {
  addTemplate,
  changeTemplate,
  proposeTemplate,
  type ReplyTemplate,
} from "#domain/office/template-operations.ts";
import { templateBlanks } from "#domain/people/template-blanks.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { type Conflict, OfficeProblem } from "../base/office-problem.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { TemplateConflict } from "./TemplateConflict.tsx";
import css from "./TemplatesScreen.module.css";
import { templateOf, templateRule } from "./template-rule.ts";

type Props = {
  /** As it was when the form was opened: what somebody else changes since is never written over unseen. */
  template?: ReplyTemplate;
  isProposal?: boolean;
  onDone: () => void;
};

/** Writes a template in both languages, side by side; only both together can be saved. */
export function TemplateForm({ template, isProposal = false, onDone }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const [channel, setChannel] = useState<string>(template?.channel ?? "whatsapp");
  const seen = useRef(template?.version ?? "");
  const [conflict, setConflict] = useState<Conflict>();
  const words = templatesWords[locale];
  const submission = useOfficeForm({
    rule: templateRule,
    keepsAnswers: true,
    act: async (fields) => {
      const texts = templateOf(fields);
      const values = { title: texts.title[locale] };
      const { done } = words;
      try {
        if (template)
          await run(changeTemplate, { id: template.id, version: seen.current, ...texts }, done.saved, values);
        else if (isProposal) await run(proposeTemplate, texts, done.proposed, values);
        else await run(addTemplate, texts, done.saved, values);
        onDone();
      } catch (error) {
        if (!(error instanceof OfficeProblem && error.conflict)) throw error;
        setConflict(error.conflict);
      }
    },
  });
  const names = templateBlanks.map((name) => `{${name}} (${words.blanks[name]})`).join(", ");
  const inputFor = (part: "title" | "subject" | "body", lang: Locale) => {
    const name = `${part}${lang === "en" ? "En" : "Es"}` as const;
    return { name, lang, label: words[name], required: true, defaultValue: template?.[part][lang] ?? "" };
  };
  return (
    <div className={css.card}>
      <OfficeForm
        id={template ? `change-${template.id}` : "add-template"}
        submission={submission}
        submit={words.save}
        submitting={words.saving}
        onCancel={onDone}
        guards
      >
        <div
          onChange={(event) => {
            const { name, value } = event.target as unknown as HTMLSelectElement;
            if (name === "channel") setChannel(value);
          }}
        >
          <Field
            name="channel"
            label={words.channel}
            type="select"
            required
            defaultValue={channel}
            choices={(["whatsapp", "mail"] as const).map((value) => ({
              value,
              label: words.channels[value],
            }))}
          />
        </div>
        <div className={css.pair}>
          {locales.map((language) => (
            <Field key={language} {...inputFor("title", language)} />
          ))}
          {locales.map((language) => (
            // Out of sight, it keeps what was typed while another channel is looked at.
            <div key={language} hidden={channel !== "mail"}>
              <Field {...inputFor("subject", language)} maxLength={longestReplySubject} />
            </div>
          ))}
          {locales.map((language) => (
            <Field key={language} {...inputFor("body", language)} type="textarea" rows={8} />
          ))}
        </div>
        <p className="hint">{fillIn(words.blanksHint, { names })}</p>
        {conflict && (
          <TemplateConflict
            conflict={conflict}
            onMine={(version) => {
              seen.current = version;
              setConflict(undefined);
              submission.form.current?.requestSubmit();
            }}
            onTheirs={onDone}
          />
        )}
      </OfficeForm>
    </div>
  );
}
