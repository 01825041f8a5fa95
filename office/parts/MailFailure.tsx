import { fillIn } from "#content/format/fill-in.ts";
import { mailFailureWords } from "#content/words/office/mail-failure.ts";
import { useOffice } from "../base/office-context.ts";
import { useMoments } from "./use-moments.ts";

/** Says that mails wait because the mail server is away, though nobody here can mend it. */
export function MailFailure({ since }: { since: string | null | undefined }) {
  const { locale } = useOffice();
  const { whole } = useMoments();
  return since && <p className="problem">{fillIn(mailFailureWords[locale], { moment: whole(since) })}</p>;
}
