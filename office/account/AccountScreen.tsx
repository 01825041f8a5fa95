import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { accountWords } from "#content/words/office/account.ts";
import { keyboardWords } from "#content/words/office/office-commands.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { getSession } from "#domain/office/account-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { paths, withReturn } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { useOwnSignOut } from "../parts/LeaveQuestion.tsx";
import { LoadState } from "../parts/LoadState.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { Section } from "../parts/Section.tsx";
import { ThemeChoice } from "../parts/ThemeChoice.tsx";
import css from "./AccountScreen.module.css";
import { EmailChange } from "./EmailChange.tsx";
import { FactorList } from "./FactorList.tsx";
import { KeyboardChoice } from "./KeyboardChoice.tsx";
import { ProfileForm } from "./ProfileForm.tsx";
import { RecoveryCodesLeft } from "./RecoveryCodesLeft.tsx";
import { SessionList } from "./SessionList.tsx";

/** A person's own account: name and language, ways to sign in, and where the account is in use. */
export function AccountScreen() {
  const { call, locale } = useOffice();
  const query = useQuery(queryOf(call, getSession, {}));
  const { data: session } = query;
  const shell = officeShellWords[locale];
  const words = accountWords[locale];
  const signOut = useOwnSignOut();
  return (
    <div className={css.screen}>
      <ScreenHead title={shell.titles.account}>
        <button type="button" className="button quiet" onClick={signOut}>
          {shell.signOut}
        </button>
      </ScreenHead>
      <LoadState query={query} lines={6} />
      {session && (
        <div className={css.sections}>
          <Section heading={words.profile.heading}>
            <ProfileForm user={session.user} />
          </Section>
          <Section heading={words.sessions.heading}>
            <SessionList />
          </Section>
          <Section heading={words.factors.heading}>
            <FactorList factors={session.factors} />
          </Section>
          <Section heading={words.codes.heading}>
            <RecoveryCodesLeft left={session.recoveryCodesLeft} />
          </Section>
          <Section heading={words.password.heading}>
            <p>{words.password.text}</p>
            <p>
              <Link className="button quiet" to={withReturn(paths.newPassword, paths.account)}>
                {words.password.change}
              </Link>
            </p>
          </Section>
          <Section heading={words.email.heading}>
            <EmailChange email={session.user.email} />
          </Section>
          <Section heading={keyboardWords[locale].account.heading}>
            <KeyboardChoice />
          </Section>
          <Section heading={words.appearance}>
            <ThemeChoice words={shell.theme} />
          </Section>
        </div>
      )}
    </div>
  );
}
