import { fillIn } from "#content/format/fill-in.ts";
import { answerWords } from "#content/words/office/answer.ts";
import { useOffice } from "../base/office-context.ts";
import { useMoments } from "../parts/use-moments.ts";

type Props = { savedAt: string | undefined; isFailed: boolean };

/** Whether what is typed would be there after a reload. */
export function DraftState({ savedAt, isFailed }: Props) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const words = answerWords[locale].draft;
  return (
    <p className="soft" role="status">
      {isFailed ? words.failed : savedAt ? fillIn(words.saved, { time: short(savedAt) }) : ""}
    </p>
  );
}
