import { Outlet } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { TileBand } from "#ui/tiles/TileBand.tsx";
import { useOffice } from "../base/office-context.ts";
import { LanguageChoice } from "../parts/LanguageChoice.tsx";
import { OfficeMark } from "../parts/OfficeMark.tsx";
import { ThemeChoice } from "../parts/ThemeChoice.tsx";
import css from "./SignInFrame.module.css";

/** The narrow column of every screen before somebody is signed in. */
export function SignInFrame() {
  const { locale, setLocale } = useOffice();
  const words = officeShellWords[locale];
  return (
    <div className={css.frame}>
      <TileBand />
      <main className={css.column}>
        <OfficeMark />
        <Outlet />
      </main>
      <footer className={css.foot}>
        <LanguageChoice label={words.language} value={locale} onChange={setLocale} />
        <ThemeChoice words={words.theme} />
      </footer>
    </div>
  );
}
