import { fillIn } from "#content/format/fill-in.ts";
import { joinFacts } from "#content/format/join-facts.ts";
import { endpointsWords } from "#content/words/office/webhook-endpoints.ts";
import { envEndpointId, type WebhookEndpoint } from "#domain/office/endpoint-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { fillCapped } from "../parts/capped-count.ts";
import { useDisclosurePlace } from "../parts/use-disclosure.ts";
import { useMoments } from "../parts/use-moments.ts";
import { EndpointActions } from "./EndpointActions.tsx";
import { EndpointForm } from "./EndpointForm.tsx";
import css from "./EndpointsSection.module.css";

type Props = {
  endpoint: WebhookEndpoint;
  /** As it was when somebody began to change it here; undefined while nobody does. */
  opened: WebhookEndpoint | undefined;
  /** It was removed while it is changed here. */
  isGone: boolean;
  onOpen: () => void;
  onClose: () => void;
};

/** An endpoint with its state, and what can be done with it. */
export function EndpointItem({ endpoint, opened, isGone, onOpen, onClose }: Props) {
  const { locale } = useOffice();
  const { whole } = useMoments();
  const place = useDisclosurePlace<HTMLLIElement>(opened !== undefined);
  const words = endpointsWords[locale];
  const { id, name, url, pausedAt, disabledAt, held, isSigned, isSecretLost, oldSecretUntil } = endpoint;
  const state = pausedAt ? "paused" : disabledAt ? "disabled" : "active";
  const facts = [
    held > 0 && fillCapped(words.held, held),
    !isSigned && words.unsigned,
    isSecretLost && words.lostSecret,
    oldSecretUntil && fillIn(words.oldSecret, { moment: whole(oldSecretUntil) }),
  ].filter(Boolean);
  return (
    <li ref={place} className={css.item}>
      <p>
        <strong>{name || words.fromEnv}</strong>{" "}
        <span className={state === "active" ? css.active : css.stopped}>{words.states[state]}</span>
        <br />
        <span className={css.url}>{url}</span>
      </p>
      {facts.length > 0 && <p className={css.facts}>{joinFacts(facts)}</p>}
      {opened ? (
        <EndpointForm endpoint={opened} isGone={isGone} onDone={onClose} />
      ) : (
        <EndpointActions endpoint={endpoint} {...(id !== envEndpointId && { onChange: onOpen })} />
      )}
    </li>
  );
}
