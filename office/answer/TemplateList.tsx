import { answerWords } from "#content/words/office/answer.ts";
import { useOffice } from "../base/office-context.ts";
import { KeyCaps } from "../commands/KeyCaps.tsx";
import { useCommands } from "../commands/registry.ts";
import chipCss from "../parts/Chip.module.css";
import css from "./TemplateList.module.css";
import type { FilledTemplate } from "./use-templates.ts";

/** Only the digits have keys. */
const mostKeys = 9;

type Props = {
  templates: readonly FilledTemplate[];
  /** Nothing is written yet: a template is the first thing to choose. */
  isFirst: boolean;
  onChoose: (template: FilledTemplate) => void;
};

/** The templates to begin with; the first nine have the keys 1 to 9. */
export function TemplateList({ templates, isFirst, onChoose }: Props) {
  const { locale } = useOffice();
  useCommands(
    templates.slice(0, mostKeys).map((template, place) => ({
      id: `template-${template.id}`,
      words: template.title,
      keys: String(place + 1),
      run: () => onChoose(template),
    })),
  );
  if (templates.length === 0) return null;
  return (
    <ul className={css.templates} aria-label={answerWords[locale].templates}>
      {templates.map((template, place) => (
        <li key={template.id}>
          <button
            type="button"
            className={chipCss.chip}
            data-first-field={(isFirst && place === 0) || undefined}
            onClick={() => onChoose(template)}
          >
            {template.title}
            {place < mostKeys && <KeyCaps keys={String(place + 1)} />}
          </button>
        </li>
      ))}
    </ul>
  );
}
