import { Suspense, useEffect, useState } from "react";
import { answerWords } from "#content/words/office/answer.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import { SentQuestion } from "../answer/SentQuestion.tsx";
import { useSeenAnswers } from "../answer/use-seen-answers.ts";
import { useSentQuestion } from "../answer/use-sent-question.ts";
import { lazyPart } from "../base/lazy-part.ts";
import { useOffice } from "../base/office-context.ts";
import { CommandButton } from "../commands/CommandButton.tsx";
import { useNotice } from "../commands/use-notice.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { useIsDesktop } from "../parts/use-is-desktop.ts";
import { wallTimeOf } from "../parts/wall-time.ts";
import { OthersHere } from "./OthersHere.tsx";
import css from "./PersonBody.module.css";
import { PersonHead } from "./PersonHead.tsx";
import { PhoneVerbs } from "./PhoneVerbs.tsx";
import { ReplyAlert } from "./ReplyAlert.tsx";
import { Submission } from "./Submission.tsx";
import { useAnswerCommands } from "./use-answer-commands.ts";
import { usePersonChange } from "./use-person-change.ts";

// They come after the message, which is read before it is answered.
const loadAnswerPanel = async () => (await import("../answer/AnswerPanel.tsx")).AnswerPanel;
const AnswerPanel = lazyPart(loadAnswerPanel);
const PersonSide = lazyPart(async () => (await import("./PersonSide.tsx")).PersonSide);
const BookSheet = lazyPart(async () => (await import("../calendar/BookSheet.tsx")).BookSheet);
const Timeline = lazyPart(async () => (await import("./Timeline.tsx")).Timeline);

type Props = { person: PersonCard; now: number };

/** The card of a loaded person: what they wrote, how to answer, what is known, and what happened. */
export function PersonBody({ person, now }: Props) {
  const { locale, names } = useOffice();
  const isDesktop = useIsDesktop();
  const changes = usePersonChange(person);
  const seenAnswers = useSeenAnswers(person);
  const question = useSentQuestion(person);
  const [sentCount, setSentCount] = useState(0);
  const [isBooking, setBooking] = useState(false);
  const book = () => setBooking(true);
  const notify = useNotice();
  const { channel, focusCount, isOpen, choose, close, commands } = useAnswerCommands(person, changes, book);
  // On a phone it opens later, perhaps without a connection.
  useEffect(() => void loadAnswerPanel().catch(() => {}), []);
  const leaveQuestion = (isSent: boolean) => {
    question.settle();
    // The card that was read is drawn in a task of its own: before it, the form would begin with what was sent.
    if (isSent) setTimeout(() => setSentCount(sentCount + 1));
    document.querySelector("h1")?.focus();
  };
  const submissions = person.timeline.filter((entry) => entry.type === "submission");
  // Who asks for the newsletter says nothing.
  const messages = submissions.filter(({ formKind }) => formKind !== "newsletter");
  // What waits for an answer is not hidden by a booking.
  const latest = (person.replyBy && messages.find(({ replyBy }) => replyBy)) || messages[0];
  const panel = (
    <Suspense fallback={<Skeleton lines={4} />}>
      <AnswerPanel
        // What was sent does not go on standing in the form.
        key={sentCount}
        person={person}
        channel={channel}
        focusCount={focusCount}
        seenAnswers={seenAnswers}
        onChannel={choose}
        onOpenWhatsApp={(text) => {
          close();
          question.ask(text);
        }}
        onDone={close}
      />
    </Suspense>
  );
  return (
    <div className={css.body}>
      <div className={css.top}>
        <PersonHead person={person} latest={latest} now={now} />
        {isDesktop && (
          <div className={css.acts}>
            <CommandButton command={commands.call} icon="phone" />
            <CommandButton command={commands.mail} icon="mail" />
            <CommandButton command={commands.whatsapp} icon="chat" isMain />
          </div>
        )}
      </div>
      <OthersHere personId={person.id} />
      {person.replyBy && <ReplyAlert replyBy={person.replyBy} now={now} onAnswered={() => choose("call")} />}
      <div className={css.columns}>
        <div className={css.main}>
          {latest && <Submission entry={latest} />}
          {isDesktop && panel}
          {question.text !== undefined && (
            <SentQuestion person={person} question={question} onDone={leaveQuestion} />
          )}
          <Suspense fallback={<Skeleton lines={4} />}>
            <Timeline person={person} shownId={latest?.id} now={now} />
          </Suspense>
        </div>
        <Suspense fallback={<Skeleton lines={8} />}>
          <PersonSide person={person} changes={changes} now={now} onBook={book} />
        </Suspense>
      </div>
      {!isDesktop && (
        <PhoneVerbs
          person={person}
          seenAnswers={seenAnswers}
          onChoose={choose}
          onOpenWhatsApp={question.ask}
        />
      )}
      {isBooking && (
        <Suspense>
          <BookSheet
            personId={person.id}
            wallNow={wallTimeOf(now, names.timeZone)}
            onDone={notify}
            onClose={() => setBooking(false)}
          />
        </Suspense>
      )}
      {!isDesktop && isOpen && (
        <Sheet heading={answerWords[locale].heading} onClose={close}>
          {panel}
        </Sheet>
      )}
    </div>
  );
}
