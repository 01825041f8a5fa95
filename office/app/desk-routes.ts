import type { LoaderFunction, LoaderFunctionArgs, RouteObject } from "react-router";
import { getSession } from "#domain/office/account-operations.ts";
import { getPerson } from "#domain/office/people-operations.ts";
import type { OfficeClients } from "../base/office-clients.ts";
import { paths } from "../base/paths.ts";
import { queryOf } from "../base/query-of.ts";
import { todayQuery } from "../queue/today-query.ts";
import { createGuard } from "./create-guard.ts";
import { createScreen } from "./create-screen.ts";

/** The screens of the open office, which stand in its shell. */
export function deskRoutes(clients: OfficeClients): RouteObject[] {
  const { call, queries } = clients;
  const guard = createGuard(clients)("signed-in");
  /** What a screen shows is asked for while its script is still on its way. */
  const prefetching =
    (prefetch: (params: LoaderFunctionArgs["params"]) => void = () => {}): LoaderFunction =>
    async (args) => {
      const answer = await guard(args);
      if (answer !== null) return answer;
      void queries.prefetchQuery(queryOf(call, getSession, {}));
      prefetch(args.params);
      return null;
    };
  const loader = prefetching();
  return [
    createScreen(paths.home, "today", {
      loader: prefetching(() => void queries.prefetchInfiniteQuery(todayQuery(call))),
      load: async () => (await import("../today/TodayScreen.tsx")).TodayScreen,
    }),
    createScreen(paths.people, "people", {
      loader,
      load: async () => (await import("../people/PeopleScreen.tsx")).PeopleScreen,
    }),
    createScreen(paths.newPerson, "newPerson", {
      loader,
      load: async () => (await import("../new-person/NewPersonScreen.tsx")).NewPersonScreen,
    }),
    createScreen(paths.person, "person", {
      loader: prefetching(({ id = "" }) => void queries.prefetchQuery(queryOf(call, getPerson, { id }))),
      isWide: true,
      load: async () => (await import("../person/PersonScreen.tsx")).PersonScreen,
    }),
    createScreen(paths.calendar, "calendar", {
      loader,
      isWide: true,
      load: async () => (await import("../calendar/CalendarScreen.tsx")).CalendarScreen,
    }),
    createScreen(paths.deliveries, "deliveries", {
      loader,
      load: async () => (await import("../deliveries/DeliveriesScreen.tsx")).DeliveriesScreen,
    }),
    createScreen(paths.delivery, "delivery", {
      loader,
      load: async () => (await import("../deliveries/DeliveryScreen.tsx")).DeliveryScreen,
    }),
    createScreen(paths.spam, "spam", {
      loader,
      load: async () => (await import("../spam/SpamScreen.tsx")).SpamScreen,
    }),
    createScreen(paths.templates, "templates", {
      loader,
      load: async () => (await import("../templates/TemplatesScreen.tsx")).TemplatesScreen,
    }),
    createScreen(paths.newsletter, "newsletter", {
      loader,
      load: async () => (await import("../newsletter/NewsletterScreen.tsx")).NewsletterScreen,
    }),
    createScreen(paths.subscribers, "subscribers", {
      loader,
      load: async () => (await import("../newsletter/SubscribersScreen.tsx")).SubscribersScreen,
    }),
    createScreen(paths.campaign, "campaign", {
      loader,
      isWide: true,
      load: async () => (await import("../newsletter/CampaignScreen.tsx")).CampaignScreen,
    }),
    createScreen(paths.account, "account", {
      loader,
      load: async () => (await import("../account/AccountScreen.tsx")).AccountScreen,
    }),
    createScreen(paths.staff, "staff", {
      loader,
      load: async () => (await import("../staff/StaffScreen.tsx")).StaffScreen,
    }),
  ];
}
