import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { locales } from "#domain/locale.ts";
import { addSubscriber, consentWays } from "#domain/office/subscriber-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import css from "./NewsletterScreen.module.css";

const { email, locale: language, way, note } = addSubscriber.input.entries;
const rule = v.object({ email, language, way, note });

/** Notes who asked for the newsletter, and sends them the link that confirms it. */
export function AddSubscriberForm({ onDone }: { onDone: () => void }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const showToast = useSuccessToast();
  const all = newsletterWords[locale];
  const words = all.addSubscriber;
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async (fields) => {
      const input = { email: fields.email, locale: fields.language, way: fields.way, note: fields.note };
      const { state } = await run(addSubscriber, input);
      const { title, text } = state === "confirmed" ? words.known : words.added;
      showToast({ title, text: fillIn(text, { email: fields.email }) });
      onDone();
    },
  });
  return (
    <div className={css.card}>
      <OfficeForm
        id="subscriber"
        submission={submission}
        submit={words.submit}
        submitting={words.submitting}
        onCancel={onDone}
        guards
      >
        <Field name="email" label={words.email} type="email" required hint={words.hint} />
        <Field
          name="language"
          label={words.language}
          type="select"
          required
          defaultValue={locale}
          choices={locales.map((value) => ({ value, label: all.locales[value] }))}
        />
        <Field
          name="way"
          label={words.way}
          type="select"
          required
          choices={consentWays.map((value) => ({ value, label: all.ways[value] }))}
        />
        <Field name="note" label={words.note} required />
      </OfficeForm>
    </div>
  );
}
