import { useEffect, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { dayAndClock } from "#content/format/moments.ts";
import { enrolWords } from "#content/words/office/enrol.ts";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";
import { readStored, store } from "../base/stored-text.ts";

type Enrolment = { factorId: string; picture: string; secret: string };

/** Where this tab keeps a set-up until it is finished: phones drop a page while the app has the screen. */
const storageName = "enrolment";

/** Begins the set-up of one more app, or goes on with that of this tab; others that were never finished go first. */
export function useEnrolment(): { enrolment: Enrolment | undefined; error: unknown } {
  const { auth, stepUp, locale, practiceName, names } = useOffice();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [error, setError] = useState<unknown>();
  // Its language is that of the moment: a change of language must not begin another.
  const [name] = useState(() =>
    fillIn(enrolWords[locale].enrol.factorName, {
      date: dayAndClock(new Date(serverNow()), locale, names.timeZone),
    }),
  );
  useEffect(() => {
    let isCurrent = true;
    const begin = async () => {
      const { all } = await dataOf(auth.mfa.listFactors());
      const unfinished = all.filter(({ status }) => status === "unverified");
      const kept = keptEnrolment();
      if (kept && unfinished.some(({ id }) => id === kept.factorId)) return setEnrolment(kept);
      for (const { id } of unfinished) await dataOf(auth.mfa.unenroll({ factorId: id }));
      if (!isCurrent) return;
      const factor = await stepUp.run(() =>
        dataOf(auth.mfa.enroll({ factorType: "totp", friendlyName: name, issuer: practiceName })),
      );
      if (!isCurrent) return;
      const begun = { factorId: factor.id, picture: factor.totp.qr_code, secret: factor.totp.secret };
      keepEnrolment(begun);
      setEnrolment(begun);
    };
    begin().catch((reason: unknown) => isCurrent && setError(reason));
    return () => {
      isCurrent = false;
    };
  }, [auth, stepUp, name, practiceName]);
  return { enrolment, error };
}

function keptEnrolment(): Enrolment | undefined {
  const kept = readStored(storageName, "sessionStorage");
  return kept ? JSON.parse(kept) : undefined;
}

const keepEnrolment = (enrolment: Enrolment) =>
  store(storageName, JSON.stringify(enrolment), "sessionStorage");

/** Its secret opens something from now on. */
export const forgetEnrolment = () => store(storageName, "", "sessionStorage");
