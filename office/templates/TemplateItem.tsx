import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { templatesWords } from "#content/words/office/templates-screen.ts";
import type { PersonSummary } from "#domain/office/desk-values.ts";
import {
  acceptTemplate,
  archiveTemplate,
  moveTemplate,
  type ReplyTemplate,
  restoreTemplate,
} from "#domain/office/template-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { useNotice } from "../commands/use-notice.ts";
import { useAction } from "../parts/use-action.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useDisclosurePlace } from "../parts/use-disclosure.ts";
import { useFillBlanks } from "../parts/use-fill-blanks.ts";
import { TemplateForm } from "./TemplateForm.tsx";
import css from "./TemplatesScreen.module.css";
import { TemplateTexts } from "./TemplateTexts.tsx";

type Props = {
  template: ReplyTemplate;
  /** Those of its channel that have keys, in their order. */
  mates: readonly ReplyTemplate[];
  person: PersonSummary | undefined;
  isAuthor: boolean;
  /** As it was when somebody began to change it here; undefined while nobody does. */
  opened: ReplyTemplate | undefined;
  /** It is no longer on its list, while it is changed here. */
  isGone: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** A template with both of its texts, filled for a person where one is chosen. */
export function TemplateItem({ template, mates, person, isAuthor, opened, isGone, onOpen, onClose }: Props) {
  const { locale } = useOffice();
  const run = useDeskCommand();
  const notify = useNotice();
  const fillBlanks = useFillBlanks();
  const place = useDisclosurePlace<HTMLLIElement>(opened !== undefined);
  const { act, isRunning, problem } = useAction();
  const words = templatesWords[locale];
  const { id, channel, title, position, proposedBy } = template;
  const isProposed = proposedBy !== null;
  const rank = mates.findIndex((each) => each.id === id);
  const above = mates[rank - 1];
  const archive = async () => {
    const archived = await run(archiveTemplate, { id });
    const { title: done, text } = isProposed ? words.done.declined : words.done.archived;
    notify({
      title: done,
      text: fillIn(text, { title: title[locale] }),
      undo: () => run(restoreTemplate, { id, ...archived, ...(!isProposed && { position }) }),
    });
  };
  if (opened)
    return (
      <li ref={place} className={css.item}>
        <p role="alert" className="problem">
          {isGone && words.goneMeanwhile}
        </p>
        <TemplateForm template={opened} onDone={onClose} />
      </li>
    );
  return (
    <li ref={place} className={css.item}>
      <div className={css.head}>
        <h2>{title[locale]}</h2>
        <span className="soft">
          {joinFacts([
            words.channels[channel],
            isProposed ? fillIn(words.proposedBy, { name: proposedBy }) : rank < 9 && rank + 1,
          ])}
        </span>
      </div>
      <TemplateTexts
        {...template}
        fill={(text, language) => (person ? fillBlanks(text, language, person) : text)}
      />
      {isAuthor && (
        <p className="button-row">
          {isProposed && (
            <button
              type="button"
              className="button"
              aria-label={`${words.accept}: ${title[locale]}`}
              aria-disabled={isRunning}
              onClick={() =>
                act(() => run(acceptTemplate, { id }, words.done.accepted, { title: title[locale] }))
              }
            >
              {words.accept}
            </button>
          )}
          <button
            type="button"
            className="button quiet"
            aria-label={fillIn(words.change, { title: title[locale] })}
            data-opener
            onClick={onOpen}
          >
            {words.edit}
          </button>
          {above && (
            <button
              type="button"
              className="button quiet"
              aria-label={fillIn(words.up, { title: title[locale] })}
              aria-disabled={isRunning}
              onClick={() =>
                act(() =>
                  run(moveTemplate, { id, seen: position, position: above.position }, words.done.raised, {
                    title: title[locale],
                    place: String(rank),
                    channel: words.channels[channel],
                  }),
                )
              }
            >
              {words.raise}
            </button>
          )}
          <button
            type="button"
            className="button quiet"
            aria-label={`${isProposed ? words.decline : words.archive}: ${title[locale]}`}
            aria-disabled={isRunning}
            onClick={() => act(archive)}
          >
            {isProposed ? words.decline : words.archive}
          </button>
        </p>
      )}
      <p role="alert" className="problem">
        {problem}
      </p>
    </li>
  );
}
