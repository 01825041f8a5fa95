import { useId, useState } from "react";
import { flushSync } from "react-dom";
import { answerWords } from "#content/words/office/answer.ts";
import { longest } from "#domain/forms/form-values.ts";
import { longestReplySubject } from "#domain/office/desk-values.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { firstBlank } from "#domain/people/blanks.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem } from "../base/office-problem.ts";
import { useCommands } from "../commands/registry.ts";
import { timesBlank } from "../parts/templates-of.ts";
import { typeOver, useAreaText } from "../parts/use-area-text.ts";
import { AnswerProblem } from "./AnswerProblem.tsx";
import { DraftState } from "./DraftState.tsx";
import css from "./MessageForm.module.css";
import { OfferTimes } from "./OfferTimes.tsx";
import { SensitiveNumber } from "./SensitiveNumber.tsx";
import { TemplateList } from "./TemplateList.tsx";
import { textProblem } from "./text-problem.ts";
import { useAnswering } from "./use-answering.ts";
import { useDraft } from "./use-draft.ts";
import type { SeenAnswers } from "./use-seen-answers.ts";
import { useSendLetter } from "./use-send-letter.ts";
import { useTemplates } from "./use-templates.ts";
import { whatsappLink } from "./whatsapp-link.ts";

type Props = {
  person: PersonCard;
  channel: "whatsapp" | "mail";
  seenAnswers: SeenAnswers;
  /** The chat was opened with this text. */
  onOpenWhatsApp: (text: string) => void;
  onDone: () => void;
};

/** A message to a person: written here, sent from here as an email, or opened in WhatsApp on this device. */
export function MessageForm({ person, channel, seenAnswers, onOpenWhatsApp, onDone }: Props) {
  const { locale, names } = useOffice();
  const id = useId();
  const words = answerWords[locale];
  const isMail = channel === "mail";
  const { templates, greeting, isPending } = useTemplates(person, channel);
  const suggestion = isMail || isPending ? "" : (templates[0]?.body ?? greeting);
  const { text, setText, savedAt, isFailed, handOver, answer } = useDraft(person, channel, suggestion);
  const [wrong, setWrong] = useState<keyof typeof text>();
  const sendLetter = useSendLetter(person);
  seenAnswers.note(channel, text.body !== "" && text.body !== suggestion);
  const answering = useAnswering(
    async (anyway) => {
      if (isMail) {
        await answer((done) => sendLetter(text, { seen: seenAnswers.seenFor(channel), anyway, done }));
        return onDone();
      }
      const answered = anyway ? undefined : seenAnswers.unseenFor(channel);
      if (answered) throw new OfficeProblem("answered-meanwhile", undefined, answered);
      handOver();
      window.open(whatsappLink(person.phone, text.body), "_blank", "noreferrer");
      onOpenWhatsApp(text.body);
    },
    () => seenAnswers.markSeen(channel),
  );
  /** Brings a part of a text into sight: with the focus the browser scrolls to where one writes. */
  const show = (name: keyof typeof text, start: number, end = start) => {
    const input = document.getElementById(`${id}-${name}`);
    if (!(input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement)) return;
    input.blur();
    input.setSelectionRange(start, end);
    input.focus();
  };
  const problemOf = (value: string, empty: string) =>
    textProblem(value, locale) || (value.trim() ? "" : empty);
  const area = useAreaText(text.body);
  const submit = () => {
    const ofSubject = isMail ? problemOf(text.subject, words.empty.subject) : "";
    const problem = ofSubject || problemOf(text.body, words.empty.body);
    const field = ofSubject ? "subject" : "body";
    setWrong(problem ? field : undefined);
    answering.say(problem);
    if (problem) {
      const blank = firstBlank(text[field]) ?? "";
      const start = text[field].indexOf(blank);
      show(field, start, start + blank.length);
    } else answering.send();
  };
  useCommands([
    { id: "send", words: isMail ? words.send : words.openWhatsApp, keys: "Ctrl+Enter", run: submit },
  ]);
  const offer = (times: string) => {
    const { body } = text;
    const intro = answerWords[person.writes].offer;
    const offered = body.includes(timesBlank)
      ? body.replace(timesBlank, () => times)
      : `${body.trimEnd()}\n\n${intro}\n${times}`.trimStart();
    flushSync(() => setText({ ...text, body: offered }));
    show("body", offered.indexOf(times) + times.length);
  };
  const change = (values: Partial<typeof text>) => {
    setText({ ...text, ...values });
    setWrong(undefined);
    if (answering.problem) answering.say("");
  };
  const field = (name: keyof typeof text) => ({
    id: `${id}-${name}`,
    "aria-describedby": `${id}-problem`,
    "aria-invalid": wrong === name || undefined,
  });
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TemplateList
        templates={templates}
        isFirst={text.body === ""}
        onChoose={({ subject, body }) => {
          if (area.current) typeOver(area.current, body);
          change({ subject: subject || text.subject, body });
        }}
      />
      {isMail && (
        <label className="field">
          {words.labels.subject}
          <input
            {...field("subject")}
            value={text.subject}
            maxLength={longestReplySubject}
            lang={person.writes}
            autoComplete="off"
            onChange={(event) => change({ subject: event.target.value })}
          />
        </label>
      )}
      <label className="field">
        <span>
          {words.labels.body} <span className="optional">({words.inLanguage[person.writes]})</span>
        </span>
        <textarea
          ref={area}
          {...field("body")}
          data-first-field
          lang={person.writes}
          rows={5}
          maxLength={longest.text}
          onChange={(event) => change({ body: event.target.value })}
        />
      </label>
      <SensitiveNumber
        text={text}
        onMask={(masked) => {
          change(masked);
          area.current?.focus();
        }}
      />
      <div id={`${id}-problem`}>
        <AnswerProblem answering={answering} />
      </div>
      <DraftState savedAt={savedAt} isFailed={isFailed} />
      <div className={css.foot}>
        {!names.hasCalCom && <OfferTimes language={person.writes} onOffer={offer} />}
        <button type="submit" className="button" aria-disabled={answering.isSending}>
          {isMail ? (answering.isSending ? words.sending : words.send) : words.openWhatsApp}
        </button>
      </div>
    </form>
  );
}
