import { useState } from "react";
import * as v from "valibot";
import { fillCount } from "#content/format/fill-in.ts";
import { deliveriesWords } from "#content/words/office/deliveries.ts";
import { recoverDeliveries } from "#domain/office/delivery-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { DateField } from "../forms/DateField.tsx";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { Sheet } from "../parts/Sheet.tsx";
import { useDeskCommand } from "../parts/use-desk-command.ts";
import { instantOf } from "../parts/wall-time.ts";

const rule = v.object({ since: v.pipe(v.string(), v.nonEmpty("time-required")) });

/** Sends again all that failed since a moment of the practice's clock. */
export function RecoverDialog({ onClose }: { onClose: () => void }) {
  const { locale, names } = useOffice();
  const run = useDeskCommand();
  const [result, setResult] = useState("");
  const words = deliveriesWords[locale];
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async ({ since }) => {
      const answer = await run(recoverDeliveries, { since: instantOf(since, names.timeZone) });
      const said = fillCount(words.recover.done, answer.recovered);
      setResult(answer.hasMore ? `${said} ${words.recover.more}` : said);
    },
  });
  return (
    <Sheet heading={words.recover.heading} onClose={onClose}>
      <p>{words.recover.text}</p>
      <p role="status">{result}</p>
      <OfficeForm
        id="recover"
        submission={submission}
        submit={words.recover.submit}
        submitting={words.recover.submitting}
        onCancel={onClose}
      >
        <DateField
          name="since"
          label={`${words.recover.since} (${names.zone[locale]})`}
          formId="recover"
          type="datetime-local"
        />
      </OfficeForm>
    </Sheet>
  );
}
