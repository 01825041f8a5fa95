import { useEffect, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { linkWords } from "#content/words/office/links.ts";
import { useOffice } from "../base/office-context.ts";

/** Says whose session this browser holds, which the link would replace. */
export function OtherSession() {
  const { auth, locale } = useOffice();
  const [email, setEmail] = useState("");
  useEffect(() => {
    void auth.getSession().then(({ data }) => setEmail(data.session?.user.email ?? ""));
  }, [auth]);
  return email ? <p>{fillIn(linkWords[locale].link.otherAccount, { email })}</p> : null;
}
