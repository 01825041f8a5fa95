import type { LaunchFacts } from "./launch-facts.ts";

/** Whether the owner answered a question of the checklist; an old answer is listed with the old facts. */
export const isAnsweredByOwner = ({ practice }: LaunchFacts, question: string) =>
  practice.preflight.answers.some((answer) => answer.question === question);
