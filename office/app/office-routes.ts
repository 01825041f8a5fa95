import { type LoaderFunction, type RouteObject, redirect } from "react-router";
import type { OfficeClients } from "../base/office-clients.ts";
import { paths } from "../base/paths.ts";
import type { RouteHandle, TitleName } from "../base/route-handle.ts";
import { isFromLink } from "../base/sign-in-state.ts";
import { CrashScreen } from "./CrashScreen.tsx";
import { createGuards } from "./guards.ts";
import { NotFoundScreen } from "./NotFoundScreen.tsx";
import { Root } from "./Root.tsx";
import { SignInFrame } from "./SignInFrame.tsx";

type Rest = { loader: LoaderFunction; lazy: NonNullable<RouteObject["lazy"]> };
const screen = (path: string, title: TitleName, rest: Rest) => ({
  path,
  handle: { title } satisfies RouteHandle,
  ...rest,
});

/** For screens that a link leads to, whoever is signed in. */
const inEveryState: LoaderFunction = () => null;

/** Every screen of the office, those of sign-in with the loaders that keep their order. */
export function createRoutes(clients: OfficeClients): RouteObject[] {
  const { inState } = createGuards(clients);
  const readNewPassword: LoaderFunction = async (args) =>
    (await inState("signed-in", "enrol")(args)) ?? { isFromLink: await isFromLink(clients.auth) };
  const signInScreens = [
    screen(paths.signIn, "signIn", {
      loader: inState("signed-out"),
      lazy: async () => ({ Component: (await import("../sign-in/SignInScreen.tsx")).SignInScreen }),
    }),
    screen(paths.secondFactor, "secondFactor", {
      loader: inState("second-factor"),
      lazy: async () => ({
        Component: (await import("../second-factor/SecondFactorScreen.tsx")).SecondFactorScreen,
      }),
    }),
    screen(paths.enrol, "enrol", {
      loader: inState("enrol", "signed-in"),
      lazy: async () => ({ Component: (await import("../enrol/EnrolScreen.tsx")).EnrolScreen }),
    }),
    screen(paths.recoveryCodes, "recoveryCodes", {
      loader: inState("signed-in"),
      lazy: async () => ({
        Component: (await import("../recovery-codes/RecoveryCodesScreen.tsx")).RecoveryCodesScreen,
      }),
    }),
    screen(paths.forgotten, "forgotten", {
      loader: inEveryState,
      lazy: async () => ({ Component: (await import("../forgotten/ForgottenScreen.tsx")).ForgottenScreen }),
    }),
    screen(paths.newPassword, "newPassword", {
      loader: readNewPassword,
      lazy: async () => ({
        Component: (await import("../new-password/NewPasswordScreen.tsx")).NewPasswordScreen,
      }),
    }),
    screen(paths.link, "link", {
      loader: inEveryState,
      lazy: async () => ({ Component: (await import("../link/LinkScreen.tsx")).LinkScreen }),
    }),
    screen(paths.acceptInvitation, "acceptInvitation", {
      loader: inState("accept-invitation"),
      lazy: async () => ({
        Component: (await import("../invitation/AcceptInvitationScreen.tsx")).AcceptInvitationScreen,
      }),
    }),
    screen(paths.firstOwner, "firstOwner", {
      loader: inEveryState,
      lazy: async () => ({
        Component: (await import("../first-owner/FirstOwnerScreen.tsx")).FirstOwnerScreen,
      }),
    }),
  ];
  return [
    {
      Component: Root,
      ErrorBoundary: CrashScreen,
      HydrateFallback: () => null,
      children: [
        { Component: SignInFrame, children: signInScreens },
        {
          lazy: async () => ({ Component: (await import("./OfficeShell.tsx")).OfficeShell }),
          children: [
            screen(paths.account, "account", {
              loader: inState("signed-in"),
              lazy: async () => ({ Component: (await import("../account/AccountScreen.tsx")).AccountScreen }),
            }),
            screen(paths.staff, "staff", {
              loader: inState("signed-in"),
              lazy: async () => ({ Component: (await import("../staff/StaffScreen.tsx")).StaffScreen }),
            }),
          ],
        },
        { path: paths.home, loader: () => redirect(paths.account) },
        { path: "*", Component: NotFoundScreen, handle: { title: "notFound" } satisfies RouteHandle },
      ],
    },
  ];
}
