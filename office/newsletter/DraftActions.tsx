import { useState } from "react";
import { useNavigate } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { newsletterWords } from "#content/words/office/newsletter.ts";
import { removeCampaign, testCampaign } from "#domain/office/campaign-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { ButtonRow } from "../parts/ButtonRow.tsx";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { useAction } from "../parts/use-action.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";

type Props = { id: string; isWhole: boolean };

/** What is done with a saved draft before it is sent: a test to oneself, or deleting it. */
export function DraftActions({ id, isWhole }: Props) {
  const { call, queries, locale } = useOffice();
  const run = useDeskCommand();
  const navigate = useNavigate();
  const showToast = useSuccessToast();
  const [isRemoving, setRemoving] = useState(false);
  const { act, isRunning, problem } = useAction();
  const words = newsletterWords[locale];
  const test = async () => {
    const { to } = await run(testCampaign, { id });
    showToast({ title: words.tested.title, text: fillIn(words.tested.text, { to }) });
  };
  return (
    <>
      <ButtonRow problem={problem}>
        {isWhole && (
          <button type="button" className="button quiet" aria-disabled={isRunning} onClick={() => act(test)}>
            {words.test}
          </button>
        )}
        <button type="button" className="button quiet" onClick={() => setRemoving(true)}>
          {words.remove.button}
        </button>
      </ButtonRow>
      {isRemoving && (
        <ConfirmDialog
          heading={words.remove.heading}
          text={words.remove.text}
          button={words.remove.button}
          onClose={() => setRemoving(false)}
          onConfirm={async () => {
            await call(removeCampaign, { id });
            showToast(words.remove.done);
            // Gone first, so that this screen does not read again what no longer exists; in the place of the question's step.
            await navigate(paths.newsletter, { replace: true });
            await queries.invalidateQueries();
          }}
        />
      )}
    </>
  );
}
