import { type FormEvent, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { type getRetention, setRetention } from "#domain/office/retention-operations.ts";
import { mostMonths } from "#domain/people/retention.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { wholeNumber } from "../forms/whole-number.ts";
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
  const [problem, setProblem] = useState("");
  const [wrong, setWrong] = useState<string>();
  const words = safeguardsWords[locale].months;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const values = new FormData(form);
    const inquiryMonths = wholeNumber(values.get("inquiryMonths"), bounds);
    const clientMonths = wholeNumber(values.get("clientMonths"), bounds);
    if (inquiryMonths === undefined || clientMonths === undefined) {
      const faulty = inquiryMonths === undefined ? "inquiryMonths" : "clientMonths";
      setWrong(faulty);
      setProblem(fillIn(words.wrong, bounds));
      form.querySelector<HTMLInputElement>(`[name=${faulty}]`)?.focus();
      return;
    }
    setWrong(undefined);
    setProblem("");
    run(setRetention, { inquiryMonths, clientMonths }, words.saved).catch((error: unknown) =>
      setProblem(problemSentence(error, officeProblemWords[locale])),
    );
  };
  const fields = [
    { name: "inquiryMonths", label: words.inquiry, value: retention.inquiryMonths },
    { name: "clientMonths", label: words.client, value: retention.clientMonths },
  ];
  return (
    <Section heading={words.heading}>
      <p>{words.lead}</p>
      <form className={css.card} onSubmit={save} noValidate>
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
        <p className="button-row">
          <button type="submit" className="button">
            {words.save}
          </button>
        </p>
        <p role="alert" className="problem" id="months-problem">
          {problem}
        </p>
      </form>
      {retention.shorterFrom && <p>{fillIn(words.shorter, { moment: whole(retention.shorterFrom) })}</p>}
      <p className={css.soft}>{words.fixed}</p>
    </Section>
  );
}
