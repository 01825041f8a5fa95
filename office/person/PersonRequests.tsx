import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { safeguardsWords } from "#content/words/office/safeguards.ts";
import type { PersonCard } from "#domain/office/person-card.ts";
import {
  askOwner,
  deletePerson,
  exportPerson,
  type PersonRequestKind,
  undoDeletePerson,
} from "#domain/office/person-requests.ts";
import { firstNameOf } from "#domain/people/person-names.ts";
import { useOffice } from "../base/office-context.ts";
import { useNotice } from "../commands/use-notice.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { cardName } from "../parts/card-name.ts";
import { Section } from "../parts/Section.tsx";
import { saveArchive } from "../parts/save-file.ts";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { useMe } from "../parts/use-me.ts";
import { useToastedAction } from "../parts/use-toasted-action.ts";

/** What the person may ask of their data: the owner does it, everybody else passes it on. */
export function PersonRequests({ person }: { person: PersonCard }) {
  const { id } = person;
  const name = cardName(person);
  const { call, locale } = useOffice();
  const me = useMe();
  const run = useDeskCommand();
  const notify = useNotice();
  const { act } = useToastedAction();
  const [asking, setAsking] = useState<Exclude<PersonRequestKind, "hold"> | "owner-delete">();
  const words = safeguardsWords[locale].requests;
  const saveCopy = async () => {
    const { fileName, zip } = await call(exportPerson, { id });
    saveArchive(fileName, zip);
  };
  const confirm = async () => {
    if (asking === "owner-delete") {
      const deletion = await run(deletePerson, { id });
      notify({
        title: fillIn(words.deleting, { name }),
        undo: () => run(undoDeletePerson, { id, ...deletion }),
      });
    } else if (asking) {
      await run(askOwner, { id, kind: asking, note: "" }, words.asked, { name });
    }
  };
  const firstName = firstNameOf(person.name);
  const question = asking && words.questions[asking];
  if (!me) return null;
  const isOwner = me.role === "owner";
  return (
    <Section heading={words.heading}>
      <p className="button-row">
        <button
          type="button"
          className="button quiet"
          onClick={() => (isOwner ? act(saveCopy) : setAsking("copy"))}
        >
          {isOwner ? words.saveCopy : words.askCopy}
        </button>
        {!person.deleteAt && (
          <button
            type="button"
            className="button quiet"
            onClick={() => setAsking(isOwner ? "owner-delete" : "delete")}
          >
            {isOwner ? words.delete : words.askDelete}
          </button>
        )}
      </p>
      {question && (
        <ConfirmDialog
          heading={fillIn(question.heading, { name })}
          text={question.text}
          button={question.button}
          typed={
            asking === "owner-delete" && firstName
              ? { label: fillIn(words.typeName, { firstName }), text: firstName }
              : undefined
          }
          onClose={() => setAsking(undefined)}
          onConfirm={confirm}
        />
      )}
    </Section>
  );
}
