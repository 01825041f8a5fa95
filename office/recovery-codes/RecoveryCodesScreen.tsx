import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { enrolWords } from "#content/words/office/enrol.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { createRecoveryCodes, getSession } from "#domain/office/account-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { returnOf } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { LeaveGuard } from "../parts/LeaveGuard.tsx";
import { LeaveQuestion } from "../parts/LeaveQuestion.tsx";
import { useAction } from "../parts/use-action.ts";
import { useCancel } from "../parts/use-cancel.ts";
import { CodeSheet } from "./CodeSheet.tsx";
import css from "./RecoveryCodes.module.css";

/** Makes ten recovery codes and shows them once. */
export function RecoveryCodesScreen() {
  const { call, queries, locale } = useOffice();
  const navigate = useNavigate();
  const { search } = useLocation();
  const cancel = useCancel();
  const { data: session } = useQuery(queryOf(call, getSession, {}));
  const [codes, setCodes] = useState<readonly string[]>();
  const [isKept, setKept] = useState(false);
  const { act, isRunning, problem } = useAction();
  const words = enrolWords[locale].codes;
  const hasOld = codes === undefined && session !== undefined && session.recoveryCodesLeft > 0;
  const make = async () => {
    setCodes((await call(createRecoveryCodes, {})).codes);
    await queries.invalidateQueries({ queryKey: [getSession.name] });
  };
  return (
    <>
      <h1 tabIndex={-1}>{officeShellWords[locale].titles.recoveryCodes}</h1>
      <p>{hasOld ? words.none : words.lead}</p>
      <p role="alert">{problem}</p>
      {codes ? (
        <>
          <CodeSheet codes={codes} email={session?.user.email ?? ""} />
          <p>{words.advice}</p>
          <label className={css.kept}>
            <input type="checkbox" checked={isKept} onChange={() => setKept(!isKept)} />
            {words.kept}
          </label>
          <p>
            <button
              type="button"
              className="button"
              disabled={!isKept}
              onClick={() => navigate(returnOf(search), { replace: true })}
            >
              {words.goOn}
            </button>
          </p>
        </>
      ) : (
        <p className="button-row">
          <button type="button" className="button" aria-disabled={isRunning} onClick={() => act(make)}>
            {isRunning ? words.making : hasOld ? words.makeAnew : words.make}
          </button>
          {cancel && (
            <button type="button" className="button quiet" onClick={cancel}>
              {officeShellWords[locale].cancel}
            </button>
          )}
        </p>
      )}
      <LeaveGuard isDirty={codes !== undefined && !isKept} />
      <LeaveQuestion />
    </>
  );
}
