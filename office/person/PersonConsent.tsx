import { fillIn } from "#content/format/fill-in.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { personWords } from "#content/words/office/person-screen.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { type ContactChannel, contactChannels, readChannels, spokenConsent } from "#domain/people/people.ts";
import { useOffice } from "../base/office-context.ts";
import { Section } from "../parts/Section.tsx";
import { ConflictLine } from "./ConflictLine.tsx";
import css from "./PersonConsent.module.css";
import { spellChannels } from "./spell-channels.ts";
import { useChoice } from "./use-choice.ts";
import type { PersonChange } from "./use-person-change.ts";

type Props = { person: PersonCard; changes: PersonChange };

/** What the person agreed to, and how they do not want to be reached. */
export function PersonConsent({ person, changes }: Props) {
  const { locale } = useOffice();
  const { consent, labels, none } = personWords[locale];
  const { channels } = answerWords[locale];
  const { consentVersion, subscribed } = person;
  const { shown, choose } = useChoice("blockedChannels", person.blockedChannels.join(), changes);
  const blocked = readChannels(shown ?? "");
  const change = (channel: ContactChannel, isBlocked: boolean) => {
    const others = blocked.filter((each) => each !== channel);
    return choose(readChannels([...others, ...(isBlocked ? [channel] : [])].join()).join());
  };
  const written = consentVersion ? fillIn(consent.form, { version: consentVersion }) : consent.none;
  const given = consentVersion === spokenConsent ? consent.spoken : written;
  return (
    <Section heading={consent.heading}>
      <ul>
        <li>{given}</li>
        <li>{subscribed ? consent.subscribed : consent.notSubscribed}</li>
      </ul>
      <fieldset className={css.channels}>
        <legend>{labels.blockedChannels}</legend>
        {contactChannels.map((channel) => (
          <label key={channel}>
            <input
              type="checkbox"
              checked={blocked.includes(channel)}
              onChange={({ target }) => void change(channel, target.checked)}
            />
            {channels[channel]}
          </label>
        ))}
      </fieldset>
      <ConflictLine
        field="blockedChannels"
        changes={changes}
        shown={(list) => spellChannels(list, locale) || none}
      />
    </Section>
  );
}
