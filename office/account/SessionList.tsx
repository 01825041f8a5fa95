import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { accountWords } from "#content/words/office/account.ts";
import { endOwnSession, listOwnSessions } from "#domain/office/account-operations.ts";
import type { ToastWords } from "#ui/feedback/notify.tsx";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem } from "../base/office-problem.ts";
import { queryOf } from "../base/query-of.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { LoadState } from "../parts/LoadState.tsx";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import css from "./RowList.module.css";
import { SessionRow } from "./SessionRow.tsx";

/** Where the account is signed in; each other place can be signed out, or all of them. */
export function SessionList() {
  const { auth, call, queries, locale } = useOffice();
  const showSuccess = useSuccessToast();
  const query = useQuery(queryOf(call, listOwnSessions, {}));
  const { data } = query;
  const [isAsking, setAsking] = useState(false);
  const words = accountWords[locale].sessions;
  const done = async (toast: ToastWords) => {
    await queries.invalidateQueries({ queryKey: [listOwnSessions.name] });
    showSuccess(toast);
  };
  const endOthers = async () => {
    const { error: refusal } = await auth.signOut({ scope: "others" });
    if (refusal) throw refusal;
    // auth-js passes over the refusals of a sign-out.
    const { sessions } = await call(listOwnSessions, {});
    if (sessions.length > 1) throw new OfficeProblem("unexpected");
    await done(words.othersEnded);
  };
  if (!data) return <LoadState query={query} />;
  return (
    <>
      <ul className={css.rows}>
        {data.sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={async () => {
              await call(endOwnSession, { id: session.id });
              await done(words.ended);
            }}
          />
        ))}
      </ul>
      {data.sessions.length === 1 && <p className="soft">{words.onlyThis}</p>}
      {data.sessions.length > 1 && (
        <p>
          <button type="button" className="button quiet" onClick={() => setAsking(true)}>
            {words.others}
          </button>
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          heading={words.confirm.heading}
          text={words.confirm.text}
          button={words.confirm.button}
          onConfirm={endOthers}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
