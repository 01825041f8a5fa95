import { useState } from "react";
import * as v from "valibot";
import { endpointsWords } from "#content/words/office/webhook-endpoints.ts";
import { addEndpoint, changeEndpoint, type WebhookEndpoint } from "#domain/office/endpoint-operations.ts";
import {
  usualFieldGroups,
  type WebhookFieldGroup,
  webhookFieldNames,
} from "#domain/office/webhook-fields.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import css from "./EndpointsSection.module.css";

type Props = { endpoint?: WebhookEndpoint; onDone: () => void };

const rule = v.object({ name: endpointField("name"), url: endpointField("url") });

function endpointField<const Name extends "name" | "url">(name: Name) {
  return addEndpoint.input.entries[name];
}

/** Adds or changes an endpoint: its name, its address, and which fields it gets. */
export function EndpointForm({ endpoint, onDone }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const [groups, setGroups] = useState<readonly WebhookFieldGroup[]>(endpoint?.fields ?? usualFieldGroups);
  const words = endpointsWords[locale];
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async ({ name, url }) => {
      const settings = { name, url, fields: [...groups] };
      if (endpoint) await run(changeEndpoint, { id: endpoint.id, ...settings }, words.done.saved, { name });
      else await run(addEndpoint, settings, words.done.saved, { name });
      onDone();
    },
  });
  const toggle = (group: WebhookFieldGroup) =>
    setGroups(webhookFieldNames.filter((each) => (each === group) !== groups.includes(each)));
  return (
    <div className={css.card}>
      <OfficeForm
        id="endpoint"
        submission={submission}
        submit={words.save}
        submitting={words.saving}
        onCancel={onDone}
        guards
      >
        <Field
          name="name"
          label={words.name}
          required
          hint={words.nameHint}
          defaultValue={endpoint?.name ?? ""}
        />
        <Field name="url" label={words.url} required defaultValue={endpoint?.url ?? ""} />
        <fieldset className={css.groups}>
          <legend>{words.fields}</legend>
          {webhookFieldNames.map((group) => (
            <label key={group}>
              <input type="checkbox" checked={groups.includes(group)} onChange={() => toggle(group)} />
              {words.groups[group]}
            </label>
          ))}
          <p className="hint">{words.always}</p>
        </fieldset>
      </OfficeForm>
    </div>
  );
}
