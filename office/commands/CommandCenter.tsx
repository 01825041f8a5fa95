import { useState } from "react";
import { useNavigate } from "react-router";
import { fillIn } from "#content/format/fill-in.ts";
import { keyboardWords } from "#content/words/office/office-commands.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import type { StaffRole } from "#domain/office/roles.ts";
import { menuEntries } from "../base/menu-entries.ts";
import { useOffice } from "../base/office-context.ts";
import { paths } from "../base/paths.ts";
import { useOwnSignOut } from "../parts/LeaveQuestion.tsx";
import { KeyHelp } from "./KeyHelp.tsx";
import { hasRows, moveFocus } from "./move-focus.ts";
import { Palette, paletteId } from "./Palette.tsx";
import { useCommands } from "./registry.ts";
import { undoLast } from "./undo.ts";
import { useCommandKeys } from "./use-command-keys.ts";

/** The commands of every screen: where to go, what to move to, the palette and the list of keys. */
export function CommandCenter({ role }: { role: StaffRole | undefined }) {
  const { locale } = useOffice();
  const navigate = useNavigate();
  const signOut = useOwnSignOut();
  const [open, setOpen] = useState<"palette" | "help">();
  const words = keyboardWords[locale];
  const shell = officeShellWords[locale];
  const close = () => setOpen(undefined);
  useCommandKeys(role);
  const commands = [
    { id: paletteId, words: words.palette, keys: "Ctrl+k", run: () => setOpen("palette") },
    { id: "help", words: words.help, keys: "?", run: () => setOpen("help") },
    { id: "search", words: words.search, keys: "/", run: () => void navigate(paths.people) },
    { id: "new-person", words: words.newPerson, keys: "n", run: () => void navigate(paths.newPerson) },
    // The lists of what can be done name them only where they do something.
    ...(open && !hasRows()
      ? []
      : [
          { id: "next", words: words.next, keys: "j", run: () => moveFocus(1) },
          { id: "previous", words: words.previous, keys: "k", run: () => moveFocus(-1) },
        ]),
    { id: "undo", words: shell.undo.label, keys: "z", run: undoLast },
    ...menuEntries.map(({ path, title, keys, roles }) => ({
      id: `go ${path}`,
      words: fillIn(words.go, { screen: shell.titles[title] }),
      ...(keys && { keys }),
      ...(roles && { roles }),
      run: () => void navigate(path),
    })),
    { id: "sign-out", words: shell.signOut, run: signOut },
  ];
  useCommands(commands, true);
  if (open === "palette") return <Palette role={role} onClose={close} />;
  return open === "help" && <KeyHelp role={role} onClose={close} />;
}
