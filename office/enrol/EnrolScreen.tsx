import { useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import * as v from "valibot";
import { enrolWords } from "#content/words/office/enrol.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { codeField } from "#domain/office/account-fields.ts";
import { getSession } from "#domain/office/account-operations.ts";
import { Field } from "#ui/form/Field.tsx";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { paths, returnOf, withReturn } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { CopyButton } from "../parts/CopyButton.tsx";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { useCancel } from "../parts/use-cancel.ts";
import css from "./EnrolScreen.module.css";
import { forgetEnrolment, useEnrolment } from "./use-enrolment.ts";

const rule = v.object({ code: codeField });

/** Sets up an authenticator app: the picture or the key goes into the app, its first code comes back. */
export function EnrolScreen() {
  const { auth, call, queries, locale } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const cancel = useCancel();
  const { enrolment, error } = useEnrolment();
  const words = enrolWords[locale].enrol;
  const key = useRef<HTMLElement>(null);
  const submission = useOfficeForm({
    rule,
    fieldOf: { mfa_verification_failed: "code", mfa_challenge_expired: "code" },
    act: async ({ code }) => {
      await dataOf(auth.mfa.challengeAndVerify({ factorId: enrolment?.factorId ?? "", code }));
      forgetEnrolment();
      await queries.invalidateQueries();
      const session = await queries.fetchQuery({ ...queryOf(call, getSession, {}), staleTime: 0 });
      const target = returnOf(search);
      const next = session.recoveryCodesLeft > 0 ? target : withReturn(paths.recoveryCodes, target);
      await navigate(next, { replace: true });
    },
  });
  return (
    <>
      <h1 tabIndex={-1}>{officeShellWords[locale].titles.enrol}</h1>
      <p>{words.lead}</p>
      {error !== undefined && <LoadProblem error={error} onRetry={() => location.reload()} />}
      <ol className={css.steps}>
        <li>{words.steps[0]}</li>
        <li>
          {words.steps[1]}
          {enrolment ? (
            <>
              <img className={css.picture} src={enrolment.picture} alt={words.qr} width="208" height="208" />
              <p className={css.byHand}>{words.byHand}</p>
              <p className={css.key}>
                <code ref={key}>{enrolment.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
                <CopyButton text={enrolment.secret} label={words.copy} copied={words.copied} shownIn={key} />
              </p>
            </>
          ) : (
            error === undefined && <Skeleton lines={4} />
          )}
        </li>
        <li>
          {words.steps[2]}
          <OfficeForm
            id="enrol"
            submission={submission}
            submit={words.submit}
            submitting={words.submitting}
            onCancel={cancel}
          >
            <Field name="code" label={words.code} type="code" required autoComplete="one-time-code" />
          </OfficeForm>
        </li>
      </ol>
    </>
  );
}
