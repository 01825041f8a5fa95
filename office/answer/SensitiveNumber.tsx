import { answerWords } from "#content/words/office/answer.ts";
import { hasSensitiveNumber, maskSensitiveNumbers } from "#domain/forms/sensitive-numbers.ts";
import { useOffice } from "../base/office-context.ts";

type Text = { subject: string; body: string };
type Props = {
  text: Text;
  /** In the place of what holds for a text that leaves the office. */
  warning?: string;
  onMask: (masked: Text) => void;
};

/** Warns of a number that must not leave the office by mail or chat, and masks it. */
export function SensitiveNumber({ text: { subject, body }, warning, onMask }: Props) {
  const { locale } = useOffice();
  const words = answerWords[locale].sensitive;
  return (
    <div role="status">
      {[subject, body].some(hasSensitiveNumber) && (
        <>
          <p className="problem">{warning ?? words.text}</p>
          <button
            type="button"
            className="button quiet"
            onClick={() =>
              onMask({ subject: maskSensitiveNumbers(subject), body: maskSensitiveNumbers(body) })
            }
          >
            {words.mask}
          </button>
        </>
      )}
    </div>
  );
}
