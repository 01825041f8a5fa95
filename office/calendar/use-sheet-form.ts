import { type FormEvent, useState } from "react";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem, problemSentence } from "../base/office-problem.ts";

/** The form of a sheet: what it sends, and why that was refused. `say` has own words for some problems. */
export function useSheetForm(
  send: (data: FormData) => Promise<void>,
  say: (problem: OfficeProblem) => string | undefined = () => undefined,
) {
  const { locale } = useOffice();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState("");
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setSending(true);
    setProblem("");
    try {
      await send(new FormData(event.currentTarget));
    } catch (error) {
      const own = error instanceof OfficeProblem ? say(error) : undefined;
      setProblem(own ?? problemSentence(error, officeProblemWords[locale]));
    }
    setSending(false);
  };
  return {
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    isSending,
    problem,
    setProblem,
  };
}
