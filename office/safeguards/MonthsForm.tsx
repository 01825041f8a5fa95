import { type FormEvent, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { type getRetention, setRetention } from "#domain/office/retention-operations.ts";
import { mostMonths } from "#domain/people/retention.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { Section } from "../parts/Section.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useMoments } from "../parts/use-moments.ts";
import css from "./Safeguards.module.css";

/** After how many months without contact people are deleted. */
export function MonthsForm({ retention }: { retention: OutputOf<typeof getRetention> }) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const { whole } = useMoments();
  const [problem, setProblem] = useState("");
  const words = safeguardsWords[locale].months;
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setProblem("");
    const values = new FormData(event.currentTarget);
    const months = (name: string) => Number(values.get(name));
    const input = { inquiryMonths: months("inquiryMonths"), clientMonths: months("clientMonths") };
    run(setRetention, input, words.saved).catch((error: unknown) =>
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
      <form className={css.card} onSubmit={save}>
        <div className={css.fields}>
          {fields.map(({ name, label, value }) => (
            <p key={name} className="field">
              <label htmlFor={name}>{label}</label>
              <input
                key={value}
                id={name}
                name={name}
                type="number"
                inputMode="numeric"
                required
                min={1}
                max={mostMonths}
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
        <p role="alert" className="problem">
          {problem}
        </p>
      </form>
      {retention.shorterFrom && <p>{fillIn(words.shorter, { moment: whole(retention.shorterFrom) })}</p>}
      <p className={css.soft}>{words.fixed}</p>
    </Section>
  );
}
