import { isAuthError } from "@supabase/auth-js";
import { useEffect, useState } from "react";
import { Link, useNavigate } from "react-router";
import { linkWords } from "#content/words/office/links.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import type { LinkType } from "#domain/office/office-addresses.ts";
import { dataOf } from "../base/office-clients.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { paths } from "../base/paths.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { LinkProblem } from "./LinkProblem.tsx";
import { OtherSession } from "./OtherSession.tsx";
import { linkIn, takeFragment } from "./read-link.ts";

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
  const [link] = useState(() => linkIn(takeFragment()));
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isHalfChanged, setHalfChanged] = useState(false);
  const shell = officeShellWords[locale];
  const words = linkWords[locale].link;

  useEffect(() => {
    // Another link that comes into this tab changes only what stands behind `#`.
    const loadAnew = () => location.reload();
    addEventListener("hashchange", loadAnew);
    return () => removeEventListener("hashchange", loadAnew);
  }, []);
  const open = async () => {
    if (!link) return;
    setOpening(true);
    try {
      const { session } = await dataOf(auth.verifyOtp({ type: link.type, token_hash: link.tokenHash }));
      if (!session) return setHalfChanged(true);
      if (link.type === "email_change") showSuccess(words.changed);
      await navigate(nextScreens[link.type] ?? paths.home);
    } catch (error) {
      const isExpired = isAuthError(error) && error.code === "otp_expired";
      setProblem(isExpired ? words.expired : problemSentence(error, officeProblemWords[locale]));
      setOpening(false);
    }
  };
  return (
    <>
      <h1 tabIndex={-1}>{shell.titles.link}</h1>
      {!link && <LinkProblem text={words.incomplete} type={undefined} />}
      {problem && <LinkProblem text={problem} type={link?.type} />}
      <p role="status">{isHalfChanged && words.halfChanged}</p>
      {link && !problem && !isHalfChanged && (
        <>
          <p>{words.purposes[link.type].text}</p>
          {link.type !== "email_change" && <OtherSession />}
          <p>
            <button type="button" className="button" disabled={isOpening} onClick={open}>
              {isOpening ? words.opening : words.purposes[link.type].button}
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
