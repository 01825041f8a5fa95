import type { RouteObject } from "react-router";
import type { OfficeClients } from "../base/office-clients.ts";
import { paths } from "../base/paths.ts";
import { createScreen } from "./create-screen.ts";
import { createGuards } from "./guards.ts";

/** The screens of the open office, which stand in its shell. */
export function deskRoutes(clients: OfficeClients): RouteObject[] {
  const loader = createGuards(clients).inState("signed-in");
  return [
    createScreen(paths.home, "today", {
      loader,
      lazy: async () => ({ Component: (await import("../today/TodayScreen.tsx")).TodayScreen }),
    }),
    createScreen(paths.people, "people", {
      loader,
      lazy: async () => ({ Component: (await import("../people/PeopleScreen.tsx")).PeopleScreen }),
    }),
    createScreen(paths.newPerson, "newPerson", {
      loader,
      lazy: async () => ({ Component: (await import("../new-person/NewPersonScreen.tsx")).NewPersonScreen }),
    }),
    createScreen(paths.person, "person", {
      loader,
      isWide: true,
      lazy: async () => ({ Component: (await import("../person/PersonScreen.tsx")).PersonScreen }),
    }),
    createScreen(paths.calendar, "calendar", {
      loader,
      isWide: true,
      lazy: async () => ({ Component: (await import("../calendar/CalendarScreen.tsx")).CalendarScreen }),
    }),
    createScreen(paths.account, "account", {
      loader,
      lazy: async () => ({ Component: (await import("../account/AccountScreen.tsx")).AccountScreen }),
    }),
    createScreen(paths.staff, "staff", {
      loader,
      lazy: async () => ({ Component: (await import("../staff/StaffScreen.tsx")).StaffScreen }),
    }),
  ];
}
