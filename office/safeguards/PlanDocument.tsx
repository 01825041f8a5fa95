import { dateFormat } from "#content/format/date-format.ts";
import { durationWords } from "#content/format/duration-words.ts";
import { fillCount, fillIn } from "#content/format/fill-in.ts";
import { formatNumber } from "#content/format/format-number.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import { recordsWords } from "#content/words/office/safeguards-records.ts";
import { securityPlanWords } from "#content/words/office/security-plan.ts";
import type { Locale } from "#domain/locale.ts";
import type { getAccessReview } from "#domain/office/audit-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import type { getRetention } from "#domain/office/retention-operations.ts";
import type { getSafeguards, NoteKind } from "#domain/office/safeguards-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import css from "./Plan.module.css";
import { PlanNotes } from "./PlanNotes.tsx";

type Props = {
  language: Locale;
  state: OutputOf<typeof getSafeguards>;
  staff: OutputOf<typeof getAccessReview>["staff"];
  retention: OutputOf<typeof getRetention>;
};

/** The plan itself, in the language that is asked for. */
export function PlanDocument({ language, state, staff, retention }: Props) {
  const { practiceName, names } = useOffice();
  const words = securityPlanWords[language];
  const roles = officeShellWords[language].roles;
  const today = dateFormat(language, { dateStyle: "long", timeZone: names.timeZone }).format(serverNow());
  const { dayOf, date, momentOf } = useDayWords(language);
  const notesOf = (kind: NoteKind) => state.notes.filter((note) => note.kind === kind);
  const linesOf = (kind: NoteKind) =>
    notesOf(kind).map(({ id, day, text }) => ({ id, line: `${date(day)}: ${text}` }));
  const reviews = notesOf("review").map(({ day }) => date(day));
  const { access } = recordsWords[language];
  const members = staff.filter((member) => member.state !== "banned");
  const { backups, seal, sessions } = state;
  const { period } = safeguardsWords[language].keeping;
  const kept = {
    inquiry: fillCount(period, retention.inquiryMonths),
    client: fillCount(period, retention.clientMonths),
    held: retention.heldCount,
  };
  return (
    <article className={css.plan} lang={language}>
      <h2>{words.title}</h2>
      <p>{fillIn(words.made, { practice: practiceName, day: today })}</p>
      <h3>{words.purpose.heading}</h3>
      <p>{words.purpose.text}</p>
      <h3>{words.people.heading}</h3>
      <p>{words.people.text}</p>
      <ul>
        {members.map(({ id, name, email, role, state: standing, factors, lastSeenAt }) => (
          <li key={id}>
            {[
              `${name || email}: ${roles[role]}`,
              ...(standing === "invited" ? [access.states.invited] : []),
              factors === 0 ? access.noFactor : fillCount(access.factors, factors),
              lastSeenAt ? fillIn(access.seen, { moment: dayOf(lastSeenAt) }) : access.never,
            ].join(", ")}
          </li>
        ))}
      </ul>
      <p>
        {reviews.length > 0
          ? fillIn(words.people.reviews, { days: reviews.join("; ") })
          : words.people.noReviews}
      </p>
      <h3>{words.inventory.heading}</h3>
      <p>{fillIn(words.inventory.text, { people: formatNumber(state.people, language) })}</p>
      <h4>{words.inventory.encryption}</h4>
      <PlanNotes notes={linesOf("encryption")} empty={words.inventory.noEncryption} />
      <h3>{words.systems.heading}</h3>
      <ul>
        {Object.values(words.systems.items).map((item) => (
          <li key={item}>{item}</li>
        ))}
        <li>
          {fillIn(words.systems.sessions, {
            idle: durationWords(sessions.idleLimit, language),
            lifetime: durationWords(sessions.lifetime, language),
          })}
        </li>
        {seal && (
          <li>{fillIn(words.systems.seal, { moment: momentOf(seal.at), fingerprint: seal.fingerprint })}</li>
        )}
        <li>
          {[
            backups.areDaily ? words.systems.backups : words.systems.noBackups,
            ...(backups.latestAt
              ? [fillIn(words.systems.latestBackup, { day: dayOf(backups.latestAt) })]
              : []),
          ].join(" ")}
        </li>
      </ul>
      <h3>{words.retention.heading}</h3>
      <p>{fillIn(words.retention.text, kept)}</p>
      <h3>{words.vendors.heading}</h3>
      <PlanNotes notes={linesOf("vendor")} empty={words.vendors.empty} />
      <h3>{words.training.heading}</h3>
      <p>{words.training.text}</p>
      <PlanNotes notes={linesOf("training")} empty={words.training.empty} />
      <h3>{words.incidents.heading}</h3>
      <p>{words.incidents.text}</p>
      <PlanNotes
        notes={state.incidents.map(({ id, discoveredAt, text, people }) => ({
          id,
          line: fillIn(words.incidents.item, { day: dayOf(discoveredAt), text, people }),
        }))}
        empty={words.incidents.empty}
      />
      <h3>{words.review.heading}</h3>
      <p>{words.review.text}</p>
      <h3>{words.signature.heading}</h3>
      <dl className={css.signatures}>
        <dt>{words.signature.owner}</dt>
        <dd />
        <dt>{words.signature.date}</dt>
        <dd />
      </dl>
    </article>
  );
}
