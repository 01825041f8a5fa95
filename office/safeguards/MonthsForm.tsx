import { useState } from "react";
import * as v from "valibot";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { type getRetention, retentionSetting, setRetention } from "#domain/office/retention-operations.ts";
import { mostMonths } from "#domain/people/retention.ts";
import { useOffice } from "../base/office-context.ts";
import { useNumberForm } from "../forms/use-number-form.ts";
import { Section } from "../parts/Section.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useMoments } from "../parts/use-moments.ts";
import css from "./Safeguards.module.css";

const bounds = { least: 1, most: mostMonths };

/** After how many months without contact people are deleted. */
export function MonthsForm({ retention }: { retention: OutputOf<typeof getRetention> }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const { whole } = useMoments();
  const words = safeguardsWords[locale].months;
  const { submit, isRunning, problem, wrong } = useNumberForm({
    names: ["inquiryMonths", "clientMonths"] as const,
    bounds,
    refusal: words.wrong,
    send: (months) =>
      run(setRetention, { ...months, seen: v.parse(retentionSetting, retention) }, words.saved),
    say: ({ conflict }) => conflict && fillIn(words.meanwhile, { name: conflict.by }),
  });
  const { inquiryMonths, promisedMonths } = retention;
  const [typed, setTyped] = useState({ over: 0, months: 0 });
  const wanted = typed.over === inquiryMonths ? typed.months : inquiryMonths;
  const promised = promisedMonths.find((months) => months !== wanted);
  const fields = [
    { name: "inquiryMonths", label: words.inquiry, value: inquiryMonths },
    { name: "clientMonths", label: words.client, value: retention.clientMonths },
  ];
  return (
    <Section heading={words.heading}>
      <p>{words.lead}</p>
      <form
        className={css.card}
        onSubmit={submit}
        onInput={({ currentTarget }) => {
          const months = Number(new FormData(currentTarget).get("inquiryMonths"));
          setTyped({ over: inquiryMonths, months });
        }}
        noValidate
      >
        <div className={css.fields}>
          {fields.map(({ name, label, value }) => (
            <p key={name} className="field">
              <label htmlFor={name}>{label}</label>
              <input
                key={value}
                id={name}
                name={name}
                inputMode="numeric"
                autoComplete="off"
                aria-invalid={name === wrong || undefined}
                aria-describedby="months-problem"
                defaultValue={value}
              />
            </p>
          ))}
        </div>
        <p role="status" className="hint">
          {promised && fillCount(words.promised, promised)}
        </p>
        <p className="button-row">
          <button type="submit" className="button" aria-disabled={isRunning}>
            {words.save}
          </button>
        </p>
        <p role="alert" className="problem" id="months-problem">
          {problem}
        </p>
      </form>
      {retention.shorterFrom && <p>{fillIn(words.shorter, { moment: whole(retention.shorterFrom) })}</p>}
      <p className="soft">{words.fixed}</p>
    </Section>
  );
}
