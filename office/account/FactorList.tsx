import { useState } from "react";
import { Link } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { accountWords } from "#content/words/office/account.ts";
import type { getSession } from "#domain/office/account-operations.ts";
import type { OutputOf } from "#domain/office/operation.ts";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { paths, withReturn } from "../base/paths.ts";
import { ConfirmDialog } from "../parts/ConfirmDialog.tsx";
import { useDayWords } from "../parts/use-day-words.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import css from "./RowList.module.css";

type Factors = OutputOf<typeof getSession>["factors"];

/** The apps whose codes open the account; the last of them stays. */
export function FactorList({ factors }: { factors: Factors }) {
  const { auth, queries, stepUp, locale } = useOffice();
  const showSuccess = useSuccessToast();
  const [chosen, setChosen] = useState<Factors[number]>();
  const { dayOf } = useDayWords();
  const words = accountWords[locale].factors;
  const remove = async (factorId: string) => {
    await stepUp.run(() => dataOf(auth.mfa.unenroll({ factorId })));
    // The session falls back to the password if this app had raised it; then another app's code comes next.
    await queries.invalidateQueries();
    showSuccess(words.removed);
  };
  return (
    <>
      <p>{words.text}</p>
      <ul className={css.rows}>
        {factors.map((factor) => (
          <li key={factor.id}>
            <p>
              <strong>{factor.name}</strong>
              <br />
              <small>{fillIn(words.since, { date: dayOf(factor.createdAt) })}</small>
            </p>
            {factors.length > 1 && (
              <button
                type="button"
                className="button quiet"
                aria-label={fillIn(words.removeLabel, { name: factor.name })}
                onClick={() => setChosen(factor)}
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {factors.length === 1 && <p className="soft">{words.only}</p>}
      <p>
        <Link className="button quiet" to={withReturn(paths.enrol, paths.account)}>
          {words.add}
        </Link>
      </p>
      {chosen && (
        <ConfirmDialog
          heading={fillIn(words.confirm.heading, { name: chosen.name })}
          text={words.confirm.text}
          button={words.confirm.button}
          onConfirm={() => remove(chosen.id)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  );
}
