import { isAuthError } from "@supabase/auth-js";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { linkWords } from "#content/words/office/links.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import type { LinkType } from "#domain/office/office-addresses.ts";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { useAction } from "../parts/use-action.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { LinkProblem } from "./LinkProblem.tsx";
import { OtherSession } from "./OtherSession.tsx";
import { linkIn, type MailedLink } from "./read-link.ts";
import { useFragment } from "./use-fragment.ts";

/** The screens that come after the links of some types; all others lead to Today. */
const nextScreens: Partial<Record<LinkType, string>> = {
  invite: paths.acceptInvitation,
  recovery: paths.newPassword,
};

/** Where a mailed link leads: it says what the link is for, and only its button uses it. Mail scanners press none. */
export function LinkScreen() {
  const { auth, locale } = useOffice();
  const showSuccess = useSuccessToast();
  const navigate = useNavigate();
  const link = linkIn(useFragment());
  const [isExpired, setExpired] = useState(false);
  const [isHalfChanged, setHalfChanged] = useState(false);
  const { act, isRunning, problem } = useAction();
  const shell = officeShellWords[locale];
  const words = linkWords[locale].link;

  const open = async ({ type, tokenHash }: MailedLink) => {
    try {
      const { session } = await dataOf(auth.verifyOtp({ type, token_hash: tokenHash }));
      if (!session) return setHalfChanged(true);
    } catch (error) {
      if (isAuthError(error) && error.code === "otp_expired") return setExpired(true);
      throw error;
    }
    if (type === "email_change") showSuccess(words.changed);
    await navigate(nextScreens[type] ?? paths.home, { replace: true });
  };
  return (
    <>
      <h1 tabIndex={-1}>{shell.titles.link}</h1>
      {!link && <LinkProblem text={words.incomplete} type={undefined} />}
      {isExpired && <LinkProblem text={words.expired} type={link?.type} />}
      <p role="status">{isHalfChanged && words.halfChanged}</p>
      {link && !isExpired && !isHalfChanged && (
        <>
          <p>{words.purposes[link.type].text}</p>
          <OtherSession />
          <p className="problem" role="alert">
            {problem}
          </p>
          <p>
            <button
              type="button"
              className="button"
              aria-disabled={isRunning}
              onClick={() => act(() => open(link))}
            >
              {isRunning ? words.opening : words.purposes[link.type].button}
            </button>
          </p>
        </>
      )}
      {isHalfChanged && (
        <p>
          <Link to={paths.home}>{shell.notFound.link}</Link>
        </p>
      )}
    </>
  );
}
