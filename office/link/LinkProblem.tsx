import { Link } from "react-router";
import { linkWords } from "#content/words/office/links.ts";
import type { LinkType } from "#domain/office/office-addresses.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";

type Props = { text: string; type: LinkType | undefined };

/** What is wrong with a link, and what to do next. */
export function LinkProblem({ text, type }: Props) {
  const { locale } = useOffice();
  const words = linkWords[locale].link;
  const next = type === "invite" || type === "recovery" ? words.next[type] : type && words.next.other;
  return (
    <>
      <div role="alert">
        <p>
          <strong>{text}</strong> {next}
        </p>
      </div>
      <p>
        <Link to={paths.forgotten}>{type === "invite" ? words.choosePassword : words.newLink}</Link>
      </p>
      <p>
        <Link to={paths.signIn}>{words.signIn}</Link>
      </p>
    </>
  );
}
