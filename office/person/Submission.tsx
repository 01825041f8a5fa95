import { useNavigate } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { Locale } from "#domain/locale.ts";
import { removeField, revealField } from "#domain/office/number-operations.ts";
import type { TimelineEntry } from "#domain/office/person-card.ts";
import { separateLead } from "#domain/office/person-commands.ts";
import { useOffice } from "../base/office-context.ts";
import { personPath } from "../base/paths.ts";
import { usePeopleChanged } from "../parts/use-people-changed.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";
import { HiddenValue } from "./HiddenValue.tsx";
import css from "./Submission.module.css";
import { useFieldWords } from "./use-field-words.ts";

export type SubmissionEntry = Extract<TimelineEntry, { type: "submission" }>;

/** In which language somebody wrote, or that they did not. */
export const submissionHeading = ({ isByOffice, locale: written }: SubmissionEntry, locale: Locale) =>
  isByOffice ? deskWords[locale].byHand : personWords[locale].said[written];

/** What somebody wrote with a form: their own words first, then the other answers. */
export function Submission({ entry }: { entry: SubmissionEntry }) {
  const { call, locale } = useOffice();
  const navigate = useNavigate();
  const { act } = useToastedAction();
  const succeed = useSuccessToast();
  const peopleChanged = usePeopleChanged();
  const { labelOf, valueWords } = useFieldWords(entry.formKind);
  const words = personWords[locale];
  const isText = ({ name }: { name: string }) => /^(?:message|comments|notes)$/.test(name);
  // The card's head has them; the visitor's time zone comes from the browser.
  const isKnown = ({ name }: { name: string }) =>
    /^(?:name|fullName|firstName|lastName|email|phone|tz)$/.test(name);
  const shown = (field: SubmissionEntry["fields"][number]) =>
    field.isMasked ? (
      <HiddenValue
        value={field.value}
        lang={isText(field) ? entry.locale : undefined}
        label={labelOf(field.name)}
        reveal={() => call(revealField, { id: entry.id, field: field.name })}
        remove={() => call(removeField, { id: entry.id, field: field.name })}
      />
    ) : (
      valueWords(field.name, field.value)
    );
  const separate = async () => {
    const { personId } = await call(separateLead, { id: entry.id });
    await peopleChanged();
    succeed({ title: words.timeline.separatedLead, text: "" });
    void navigate(personPath(personId));
  };
  const others = entry.fields.filter((field) => !isText(field) && (!isKnown(field) || field.isMasked));
  return (
    <div className={css.submission}>
      <p className="soft">{submissionHeading(entry, locale)}</p>
      {entry.fields.filter(isText).map((field) => (
        <p key={field.name} className={css.text} lang={field.isMasked ? undefined : entry.locale}>
          {shown(field)}
        </p>
      ))}
      {others.length > 0 && (
        <dl className={css.fields}>
          {others.map((field) => (
            <div key={field.name}>
              <dt>{labelOf(field.name)}</dt>
              <dd>{shown(field)}</dd>
            </div>
          ))}
        </dl>
      )}
      {entry.recommendations.length > 0 && (
        <p>
          {words.timeline.recommendations}: {entry.recommendations.join(", ")}
        </p>
      )}
      <p className="soft">
        {entry.page && fillIn(words.timeline.from, { page: entry.page })}{" "}
        {entry.isSeparable && (
          <button type="button" className="link" onClick={() => act(separate)}>
            {words.timeline.separateLead}
          </button>
        )}
      </p>
    </div>
  );
}
