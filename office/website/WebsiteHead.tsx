import { Link } from "react-router";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { useScreenTitle } from "../parts/use-screen-title.ts";

type Props = { title: string; back?: { path: string; title: string } };

/** The head of a screen below "Website", with the way back up; its title is the document's too. */
export function WebsiteHead({ title, back }: Props) {
  const { locale } = useOffice();
  const { titles } = officeShellWords[locale];
  useScreenTitle(Object.values<string>(titles).includes(title) ? "" : title);
  return (
    <ScreenHead title={title}>
      <Link to={back?.path ?? paths.website}>{back?.title ?? titles.website}</Link>
    </ScreenHead>
  );
}
