import { useEffect } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import css from "./CrashMessage.module.css";

/** Stands in for a screen that threw, or whose script could not be had; that one is loaded again with the connection. */
export function CrashMessage() {
  const { locale } = useOffice();
  const { titles, crash } = officeShellWords[locale];
  useEffect(() => {
    const reload = () => location.reload();
    addEventListener("online", reload);
    return () => removeEventListener("online", reload);
  }, []);
  return (
    <div className={css.screen}>
      <h1 tabIndex={-1}>{titles.crash}</h1>
      <p>{crash.text}</p>
      <button type="button" className="button" onClick={() => location.reload()}>
        {crash.button}
      </button>
    </div>
  );
}
