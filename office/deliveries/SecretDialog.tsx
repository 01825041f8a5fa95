import { useEffect, useRef, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { endpointsWords } from "#content/words/office/webhook-endpoints.ts";
import { revealEndpointSecret } from "#domain/office/endpoint-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { CopyButton } from "../parts/CopyButton.tsx";
import { Sheet } from "../parts/Sheet.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import css from "./EndpointsSection.module.css";

type Props = { id: string; name: string; onClose: () => void };

/** Shows the signing secret of an endpoint; it is in no cache and gone with the dialog. */
export function SecretDialog({ id, name, onClose }: Props) {
  const { call, locale } = useOffice();
  const [secret, setSecret] = useState("");
  const [problem, setProblem] = useState("");
  const words = endpointsWords[locale].secret;
  const shown = useRef<HTMLElement>(null);
  useEffect(() => {
    call(revealEndpointSecret, { id }).then(
      (answer) => setSecret(answer.secret),
      (error: unknown) => setProblem(problemSentence(error, officeProblemWords[locale])),
    );
  }, [call, id, locale]);
  return (
    <Sheet heading={fillIn(words.heading, { name })} onClose={onClose}>
      <p>{words.text}</p>
      {secret && (
        <p className={css.secret}>
          <code ref={shown} translate="no">
            {secret}
          </code>
        </p>
      )}
      {!secret && !problem && <Skeleton lines={1} />}
      <p role="alert" className="problem">
        {problem}
      </p>
      {secret && (
        <p className="button-row">
          <CopyButton text={secret} label={words.copy} copied={words.copied} shownIn={shown} />
        </p>
      )}
    </Sheet>
  );
}
