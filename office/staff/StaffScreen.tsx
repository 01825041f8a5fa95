import { useInfiniteQuery } from "@tanstack/react-query";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { staffWords } from "#content/words/office/staff.ts";
import { listStaff } from "#domain/office/staff-operations.ts";
import { useOffice } from "../base/office-context.ts";
import { pagesOf } from "../base/query-of.ts";
import { LoadState } from "../parts/LoadState.tsx";
import { MoreButton } from "../parts/MoreButton.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { useDisclosure } from "../parts/use-disclosure.ts";
import { InviteForm } from "./InviteForm.tsx";
import { StaffRow } from "./StaffRow.tsx";
import css from "./StaffScreen.module.css";

/** Who works in the office; only owners see it. */
export function StaffScreen() {
  const { call, locale } = useOffice();
  const { isOpen, open, close, place } = useDisclosure<HTMLDivElement>();
  const list = useInfiniteQuery(pagesOf(call, listStaff, {}));
  const { data } = list;
  const words = staffWords[locale];
  const staff = data?.pages.flatMap((page) => page.staff);
  const owners = staff?.filter(({ role, state }) => role === "owner" && state === "active").length;
  return (
    <div ref={place} className={css.screen}>
      <ScreenHead title={officeShellWords[locale].titles.staff}>
        {staff && !isOpen && (
          <button type="button" className="button" data-opener onClick={open}>
            {words.invite.open}
          </button>
        )}
      </ScreenHead>
      <p>{words.lead}</p>
      {isOpen && <InviteForm onDone={close} />}
      <LoadState query={list} lines={6} />
      <ul className={css.staff}>
        {staff?.map((member) => (
          <StaffRow key={member.id} member={member} isOnlyOwner={owners === 1} />
        ))}
      </ul>
      {staff?.length === 1 && <p className={css.note}>{words.onlyYou}</p>}
      <MoreButton list={list} />
    </div>
  );
}
