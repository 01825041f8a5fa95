import type { ReactNode } from "react";
import type { FormRule } from "#domain/forms/check-fields.ts";
import { Field } from "#ui/form/Field.tsx";
import css from "./LeadForm.module.css";
import { LeadForm } from "./LeadForm.tsx";
import type { LeadFormSettings } from "./lead-form-settings.ts";

export type DialogFormProps = {
  settings: LeadFormSettings;
  /** The dialog's id: its buttons and a sent form close it. */
  dialogId: string;
  cancel: string;
  /** Read-only: what the page that opens the dialog is about. */
  service: string;
};
type Props = DialogFormProps & {
  rule: FormRule;
  labels: Record<"service" | "name" | "email" | "phone" | "comments", string>;
  /** What is settled about the service, before the person's own fields. */
  about: ReactNode;
  /** Of the service, where its type does not say it. */
  price?: string | undefined;
  /** Beside the buttons of the form. */
  actions?: ReactNode;
  /** Fields before the comments. */
  children?: ReactNode;
  /** Where the page shows what was sent. */
  receiptId?: string | undefined;
};

/** A request for one service inside a dialog: who asks, and how to reach them. */
export function DialogForm({ settings, dialogId, cancel, service, rule, labels, ...props }: Props) {
  const { about, price, actions, children, receiptId } = props;
  const close = () => document.querySelector<HTMLDialogElement>(`#${dialogId}`)?.close();
  return (
    <LeadForm
      rule={rule}
      settings={settings}
      onDone={close}
      receiptId={receiptId}
      actions={
        <>
          <button type="button" className="button quiet" command="close" commandfor={dialogId}>
            {cancel}
          </button>
          {actions}
        </>
      }
    >
      <p className={css.settled}>
        <span>{labels.service}</span> <strong>{service}</strong>
        {price && `\u00a0· ${price}`}
        <input type="hidden" name="service" value={service} />
      </p>
      {about}
      <Field name="name" label={labels.name} autoComplete="name" required />
      <Field name="email" type="email" label={labels.email} autoComplete="email" required />
      <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" required />
      {children}
      <Field name="comments" type="textarea" label={labels.comments} rows={3} />
    </LeadForm>
  );
}
