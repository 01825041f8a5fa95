import { consultationForm } from "#domain/consultation-form.ts";
import { ChosenTier } from "./ChosenTier.tsx";
import { Field } from "./Field.tsx";
import css from "./LeadForm.module.css";
import { LeadForm } from "./LeadForm.tsx";
import type { LeadFormSettings } from "./lead-form-settings.ts";

type Props = {
  settings: LeadFormSettings;
  /** The dialog's id: its buttons and a sent form close it. */
  dialogId: string;
  labels: Record<"service" | "serviceType" | "name" | "email" | "phone" | "comments" | "choose", string>;
  cancel: string;
  /** Read-only: what the page that opens the dialog is about. */
  service: string;
  /** One type is settled already; of several the visitor chooses. */
  serviceTypes: readonly string[];
  /** The types are radios of the page, which belong to this form: it only shows the chosen one. */
  isChosenOnPage?: boolean;
};

/** The request that the service pages' dialogs send. */
export function ConsultationForm(props: Props) {
  const { settings, dialogId, labels, cancel, service, serviceTypes, isChosenOnPage } = props;
  const close = () => document.querySelector<HTMLDialogElement>(`#${dialogId}`)?.close();
  const [onlyType] = serviceTypes.length === 1 ? serviceTypes : [];
  return (
    <LeadForm
      rule={consultationForm}
      settings={settings}
      onSent={close}
      actions={
        <button type="button" className="button quiet" command="close" commandfor={dialogId}>
          {cancel}
        </button>
      }
    >
      <p className={css.settled}>
        <span>{labels.service}</span> <strong>{service}</strong>
        <input type="hidden" name="service" value={service} />
        {onlyType && <input type="hidden" name="serviceType" value={onlyType} />}
      </p>
      {isChosenOnPage && (
        <p className={css.settled}>
          <span>{labels.serviceType}</span>{" "}
          <strong>
            <ChosenTier names={serviceTypes} />
          </strong>
          <span className="problem" data-error-for="serviceType" hidden suppressHydrationWarning>
            {""}
          </span>
        </p>
      )}
      {!onlyType && !isChosenOnPage && (
        <Field
          name="serviceType"
          type="select"
          label={labels.serviceType}
          choices={["", ...serviceTypes].map((type) => ({ value: type, label: type || labels.choose }))}
          required
        />
      )}
      <Field name="name" label={labels.name} autoComplete="name" required />
      <Field name="email" type="email" label={labels.email} autoComplete="email" required />
      <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" required />
      <Field name="comments" type="textarea" label={labels.comments} rows={3} />
    </LeadForm>
  );
}
