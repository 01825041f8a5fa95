import { Link } from "react-router";
import { fillCount } from "#content/format/fill-in.ts";
import { accountWords } from "#content/words/office/account.ts";
import { useOffice } from "../base/office-context.ts";
import { paths, withReturn } from "../base/paths.ts";

/** How many recovery codes are left, and the way to new ones. */
export function RecoveryCodesLeft({ left }: { left: number }) {
  const { locale } = useOffice();
  const words = accountWords[locale].codes;
  return (
    <>
      <p>{left > 0 ? fillCount(words.left, left) : words.none}</p>
      <p>
        <Link className="button quiet" to={withReturn(paths.recoveryCodes, paths.account)}>
          {words.make}
        </Link>
      </p>
    </>
  );
}
