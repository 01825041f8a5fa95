import { useEffect, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { dayAndClock } from "#content/format/moments.ts";
import { enrolWords } from "#content/words/office/enrol.ts";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { serverNow } from "../base/server-clock.ts";

type Enrolment = { factorId: string; picture: string; secret: string };

/** Begins the set-up of one more app; earlier ones that were never finished go first. */
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
      for (const { id, status } of all)
        if (status === "unverified") await dataOf(auth.mfa.unenroll({ factorId: id }));
      if (!isCurrent) return;
      const factor = await stepUp.run(() =>
        dataOf(auth.mfa.enroll({ factorType: "totp", friendlyName: name, issuer: practiceName })),
      );
      if (isCurrent)
        setEnrolment({ factorId: factor.id, picture: factor.totp.qr_code, secret: factor.totp.secret });
    };
    begin().catch((reason: unknown) => isCurrent && setError(reason));
    return () => {
      isCurrent = false;
    };
  }, [auth, stepUp, name, practiceName]);
  return { enrolment, error };
}
