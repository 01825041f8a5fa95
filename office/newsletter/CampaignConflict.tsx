import { fillIn } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import type { Campaign } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { useMoments } from "../parts/use-moments.ts";

type Props = { stored: Campaign; onMine: () => void; onTheirs: () => void };

/** Somebody else stored the draft meanwhile: shows what they did, and asks which one stays. */
export function CampaignConflict({ stored, onMine, onTheirs }: Props) {
  const { locale } = useOffice();
  const { short } = useMoments();
  const { conflict, states, untitled } = newsletterWords[locale];
  if (stored.state !== "draft")
    return (
      <p className="problem" role="alert">
        {fillIn(conflict.gone, { state: states[stored.state] })}
      </p>
    );
  const subject = stored[locale].subject || stored.en.subject || stored.es.subject || untitled;
  return (
    <div role="alert">
      <p className="problem">{fillIn(conflict.text, { time: short(stored.changedAt), subject })}</p>
      <p className="button-row">
        <button type="button" className="button quiet" onClick={onMine}>
          {conflict.mine}
        </button>
        <button type="button" className="button quiet" onClick={onTheirs}>
          {conflict.theirs}
        </button>
      </p>
    </div>
  );
}
