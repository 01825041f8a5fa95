import { useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { staffWords } from "#content/words/office/staff.ts";
import type { StaffMember } from "#domain/office/staff-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { useDayWords } from "../parts/use-day-words.ts";
import { useMe } from "../parts/use-me.ts";
import { CommandDialog } from "./CommandDialog.tsx";
import { RoleDialog } from "./RoleDialog.tsx";
import css from "./StaffRow.module.css";
import { commandsFor, type StaffCommand } from "./staff-commands.ts";

type Props = {
  member: StaffMember;
  /** No other account on the list could let this one in again. */
  isOnlyOwner: boolean;
};

/** One member of staff; what can be done with the account lies folded under its name. */
export function StaffRow({ member, isOnlyOwner }: Props) {
  const { locale } = useOffice();
  const { momentOf } = useDayWords();
  const me = useMe();
  const [command, setCommand] = useState<StaffCommand | "role">();
  const words = staffWords[locale];
  const lastSignIn = member.lastSignInAt
    ? fillIn(words.lastSignIn, { moment: momentOf(member.lastSignInAt) })
    : words.never;
  const isSelf = me?.id === member.id;
  const close = () => setCommand(undefined);
  return (
    <li>
      <details className={css.member} name="staff">
        <summary>
          <span className={css.name}>
            <strong>{member.name || member.email}</strong>
            {isSelf && <span> ({words.you})</span>}
            <br />
            <span className={css.email}>{member.email}</span>
          </span>
          <span className={css.facts}>
            <strong>{officeShellWords[locale].roles[member.role]}</strong>
            <span className={css[member.state]}>{words.states[member.state]}</span>
          </span>
        </summary>
        <p className={css.more}>{member.hasSecondFactor ? lastSignIn : `${lastSignIn}; ${words.noFactor}`}</p>
        {isSelf ? (
          <p className={css.more}>{isOnlyOwner ? words.onlyOwner : words.self}</p>
        ) : (
          <p className="button-row">
            {(["role", ...commandsFor(member)] as const).map((name) => (
              <button key={name} type="button" className="button quiet" onClick={() => setCommand(name)}>
                {words.commands[name].label}
              </button>
            ))}
          </p>
        )}
      </details>
      {command === "role" && <RoleDialog member={member} onClose={close} />}
      {command && command !== "role" && <CommandDialog command={command} member={member} onClose={close} />}
    </li>
  );
}
