import { useState } from "react";
import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { endpointsWords } from "#content/words/office/webhook-endpoints.ts";
import { longest } from "#domain/forms/form-values.ts";
import {
  addEndpoint,
  changeEndpoint,
  endpointSettings,
  type WebhookEndpoint,
} from "#domain/office/endpoint-operations.ts";
import {
  usualFieldGroups,
  type WebhookFieldGroup,
  webhookFieldNames,
} from "#domain/office/webhook-fields.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem } from "../base/office-problem.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import css from "./EndpointsSection.module.css";

type Props = {
  endpoint?: WebhookEndpoint;
  /** Another owner removed it: what is saved here is added as a new one. */
  isGone?: boolean;
  onDone: () => void;
};

const { name, url } = addEndpoint.input.entries;
const rule = v.object({ name, url });

/** Adds or changes an endpoint: name, address, and which fields it gets. What another owner changed meanwhile is told first. */
export function EndpointForm({ endpoint, isGone, onDone }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const [groups, setGroups] = useState<readonly WebhookFieldGroup[]>(endpoint?.fields ?? usualFieldGroups);
  const [seen, setSeen] = useState(() => endpoint && v.parse(endpointSettings, endpoint));
  const [meanwhile, setMeanwhile] = useState("");
  const words = endpointsWords[locale];
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async ({ name, url }) => {
      const settings = { name, url, fields: [...groups] };
      const { saved } = words.done;
      try {
        if (endpoint && seen && !isGone)
          await run(changeEndpoint, { id: endpoint.id, seen, ...settings }, saved, { name });
        else await run(addEndpoint, settings, saved, { name });
        onDone();
      } catch (error) {
        if (!(error instanceof OfficeProblem && error.conflict)) throw error;
        const { by, current } = error.conflict;
        const theirs = v.parse(endpointSettings, JSON.parse(current));
        const facts = [theirs.name, theirs.url, ...theirs.fields.map((group) => words.groups[group])];
        // Who saves again has read it.
        setSeen(theirs);
        setMeanwhile(fillIn(words.meanwhile, { name: by, settings: joinFacts(facts) }));
      }
    },
  });
  const toggle = (group: WebhookFieldGroup) =>
    setGroups(webhookFieldNames.filter((each) => (each === group) !== groups.includes(each)));
  return (
    <div className={css.card}>
      <OfficeForm
        id={endpoint ? `endpoint-${endpoint.id}` : "endpoint"}
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
        <Field
          name="url"
          label={words.url}
          required
          // Its rule says what is too long: an address that is cut is another one.
          maxLength={longest.text}
          defaultValue={endpoint?.url ?? ""}
        />
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
        <p role="alert" className="problem">
          {isGone ? words.goneMeanwhile : meanwhile}
        </p>
      </OfficeForm>
    </div>
  );
}
