import { answerWords } from "#content/words/office/answer.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import type { ContactChannel } from "#domain/people/people.ts";
import { Icon } from "#ui/Icon.tsx";
import type { AnswerChannel } from "../answer/answer-channels.ts";
import { textProblem } from "../answer/text-problem.ts";
import type { SeenAnswers } from "../answer/use-seen-answers.ts";
import { useTemplates } from "../answer/use-templates.ts";
import { whatsappLink } from "../answer/whatsapp-link.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./PhoneVerbs.module.css";

type Props = {
  person: PersonCard;
  seenAnswers: SeenAnswers;
  onChoose: (channel: AnswerChannel) => void;
  /** The chat was opened with this text. */
  onOpenWhatsApp: (text: string) => void;
};

/**
 * The ways to answer, at the foot of a phone. WhatsApp opens at once, with the draft or the first template filled; a
 * text that may not be sent as it is, or that a colleague was quicker than, is shown first.
 */
export function PhoneVerbs({ person, seenAnswers, onChoose, onOpenWhatsApp }: Props) {
  const { locale } = useOffice();
  const { templates, greeting } = useTemplates(person, "whatsapp");
  const { channels } = answerWords[locale];
  const draft = person.drafts.find(({ channel }) => channel === "whatsapp")?.body;
  const text = draft || templates[0]?.body || greeting;
  const isBlocked = (channel: ContactChannel) => person.blockedChannels.includes(channel);
  const isOvertaken = draft && seenAnswers.unseenFor("whatsapp");
  const isReady = !isBlocked("whatsapp") && !isOvertaken && !textProblem(text, locale);
  const link = isReady ? whatsappLink(person.phone, text) : undefined;
  return (
    <div className={css.verbs}>
      {person.phone && !isBlocked("call") ? (
        <a className="button quiet" href={`tel:${person.phone}`} onClick={() => onChoose("call")}>
          <Icon name="phone" />
          {channels.call}
        </a>
      ) : (
        <button type="button" className="button quiet" onClick={() => onChoose("call")}>
          <Icon name="phone" />
          {channels.call}
        </button>
      )}
      <button type="button" className="button quiet" onClick={() => onChoose("note")}>
        <Icon name="note" />
        {channels.note}
      </button>
      <button type="button" className="button quiet" onClick={() => onChoose("mail")}>
        <Icon name="mail" />
        {channels.mail}
      </button>
      {link ? (
        <a
          className="button"
          href={link}
          target="_blank"
          rel="noreferrer"
          onClick={() => onOpenWhatsApp(text)}
        >
          <Icon name="chat" />
          {channels.whatsapp}
        </a>
      ) : (
        <button type="button" className="button" onClick={() => onChoose("whatsapp")}>
          <Icon name="chat" />
          {channels.whatsapp}
        </button>
      )}
    </div>
  );
}
