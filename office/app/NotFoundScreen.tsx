import { Link } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import css from "./CrashMessage.module.css";

/** Any address below `/office` that no screen has. */
export function NotFoundScreen() {
  const { locale } = useOffice();
  const { titles, notFound } = officeShellWords[locale];
  return (
    <main className={css.screen}>
      <h1 tabIndex={-1}>{titles.notFound}</h1>
      <p>{notFound.text}</p>
      <Link to={paths.home}>{notFound.link}</Link>
    </main>
  );
}
