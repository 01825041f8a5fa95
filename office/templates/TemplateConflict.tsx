import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { templatesWords } from "#content/words/office/templates-screen.ts";
import { templateState } from "#domain/office/template-operations.ts";
import { useOffice } from "../base/office-context.ts";
import type { Conflict } from "../base/office-problem.ts";
import { useMoments } from "../parts/use-moments.ts";
import css from "./TemplatesScreen.module.css";
import { TemplateTexts } from "./TemplateTexts.tsx";

type Props = { conflict: Conflict; onMine: (version: string) => void; onTheirs: () => void };

/** Somebody changed the template meanwhile: shows their texts, and asks whose stay. */
export function TemplateConflict({ conflict: { by, at, current }, onMine, onTheirs }: Props) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const { conflict, channels } = templatesWords[locale];
  const theirs = v.parse(templateState, JSON.parse(current));
  const whose = <span className="unseen">: {theirs.title[locale]}</span>;
  return (
    <div className={css.question} role="alert">
      <p>{fillIn(conflict.text, { name: by, time: short(at) })}</p>
      <p>{joinFacts([channels[theirs.channel], theirs.title.en, theirs.title.es])}</p>
      <TemplateTexts {...theirs} />
      <p className="button-row">
        <button type="button" className="button quiet" onClick={() => onMine(theirs.version)}>
          {conflict.mine}
          {whose}
        </button>
        <button type="button" className="button quiet" onClick={onTheirs}>
          {conflict.theirs}
          {whose}
        </button>
      </p>
    </div>
  );
}
