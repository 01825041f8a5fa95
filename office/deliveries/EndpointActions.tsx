import { useState } from "react";
import { useNavigate } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { endpointsWords } from "#content/words/office/webhook-endpoints.ts";
import {
  envEndpointId,
  pauseEndpoint,
  removeEndpoint,
  resumeEndpoint,
  rotateEndpoint,
  testEndpoint,
  type WebhookEndpoint,
} from "#domain/office/endpoint-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { deliveryPath } from "../base/paths.ts";
import { ButtonRow } from "../parts/ButtonRow.tsx";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { useAction } from "../parts/use-action.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { SecretDialog } from "./SecretDialog.tsx";

type Props = { endpoint: WebhookEndpoint; onChange?: () => void };

/** The buttons of an endpoint; the one of the environment is changed there. */
export function EndpointActions({ endpoint, onChange }: Props) {
  const { locale } = useOffice();
  const navigate = useNavigate();
  const run = useDeskCommand();
  const [open, setOpen] = useState<"rotate" | "remove" | "secret">();
  const { act, isRunning, problem } = useAction();
  const words = endpointsWords[locale];
  const { id, oldSecretUntil: seen, isSecretLost } = endpoint;
  const rotateText = isSecretLost ? words.rotate.lost : seen ? words.rotate.again : words.rotate.text;
  const name = endpoint.name || words.fromEnv;
  const isStopped = endpoint.pausedAt !== null || endpoint.disabledAt !== null;
  const close = () => setOpen(undefined);
  const test = async () => {
    const { deliveryId } = await run(testEndpoint, { id }, words.done.test);
    await navigate(deliveryPath(deliveryId));
  };
  const pause = () => run(pauseEndpoint, { id }, words.done.pause, { name });
  const resume = () => run(resumeEndpoint, { id }, words.done.resume);
  const buttons: [string, () => void][] = [
    [words.actions.test, () => act(test)],
    isStopped ? [words.actions.resume, () => act(resume)] : [words.actions.pause, () => act(pause)],
    ...(onChange ? ([[words.change, onChange]] as [string, () => void][]) : []),
    ...(id === envEndpointId
      ? []
      : ([...(isSecretLost ? [] : ["secret" as const]), "rotate", "remove"] as const).map(
          (each): [string, () => void] => [words.actions[each], () => setOpen(each)],
        )),
  ];
  return (
    <>
      <ButtonRow problem={problem}>
        {buttons.map(([label, onClick]) => (
          <button
            key={label}
            type="button"
            className="button quiet"
            aria-label={`${label}: ${name}`}
            aria-disabled={isRunning}
            data-opener={onClick === onChange || undefined}
            onClick={onClick}
          >
            {label}
          </button>
        ))}
      </ButtonRow>
      {open === "secret" && <SecretDialog id={id} name={name} onClose={close} />}
      {(open === "rotate" || open === "remove") && (
        <ConfirmDialog
          heading={fillIn(words[open].heading, { name })}
          text={open === "rotate" ? rotateText : words.remove.text}
          button={words[open].button}
          onConfirm={() =>
            open === "rotate"
              ? run(rotateEndpoint, { id, seen }, isSecretLost ? words.done.replaced : words.done.rotate)
              : run(removeEndpoint, { id }, words.done.remove, { name })
          }
          onClose={close}
        />
      )}
    </>
  );
}
