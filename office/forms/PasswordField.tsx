import { useState } from "react";
import { signInWords } from "#content/words/office/sign-in-screens.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import css from "./PasswordField.module.css";

type Props = {
  name: string;
  label: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
};

/** A password, which its person may look at while typing it. */
export function PasswordField(props: Props) {
  const { locale } = useOffice();
  const [isShown, setShown] = useState(false);
  const words = signInWords[locale].password;
  const toggle = isShown ? words.hide : words.show;
  return (
    <div className={css.password}>
      <Field {...props} required type={isShown ? "shown-password" : "password"} />
      <button
        type="button"
        className="link"
        aria-label={`${toggle}: ${props.label}`}
        onClick={() => setShown(!isShown)}
      >
        {toggle}
      </button>
    </div>
  );
}
