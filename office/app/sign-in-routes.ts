import type { LoaderFunction, RouteObject } from "react-router";
import type { OfficeClients } from "../base/office-clients.ts";
import { paths } from "../base/paths.ts";
import { isFromLink } from "../base/sign-in-state.ts";
import { createGuard } from "./create-guard.ts";
import { createScreen } from "./create-screen.ts";

/** For screens that a link leads to, whoever is signed in. */
const inEveryState: LoaderFunction = () => null;

/** The screens of sign-in, with the loaders that keep their order. */
export function signInRoutes(clients: OfficeClients): RouteObject[] {
  const inState = createGuard(clients);
  const readNewPassword: LoaderFunction = async (args) =>
    (await inState("signed-in", "enrol")(args)) ?? { isFromLink: await isFromLink(clients.auth) };
  return [
    createScreen(paths.signIn, "signIn", {
      loader: inState("signed-out"),
      load: async () => (await import("../sign-in/SignInScreen.tsx")).SignInScreen,
    }),
    createScreen(paths.secondFactor, "secondFactor", {
      loader: inState("second-factor"),
      load: async () => (await import("../second-factor/SecondFactorScreen.tsx")).SecondFactorScreen,
    }),
    createScreen(paths.enrol, "enrol", {
      loader: inState("enrol", "signed-in"),
      load: async () => (await import("../enrol/EnrolScreen.tsx")).EnrolScreen,
    }),
    createScreen(paths.recoveryCodes, "recoveryCodes", {
      loader: inState("signed-in"),
      load: async () => (await import("../recovery-codes/RecoveryCodesScreen.tsx")).RecoveryCodesScreen,
    }),
    createScreen(paths.forgotten, "forgotten", {
      loader: inEveryState,
      load: async () => (await import("../forgotten/ForgottenScreen.tsx")).ForgottenScreen,
    }),
    createScreen(paths.newPassword, "newPassword", {
      loader: readNewPassword,
      load: async () => (await import("../new-password/NewPasswordScreen.tsx")).NewPasswordScreen,
    }),
    createScreen(paths.link, "link", {
      loader: inEveryState,
      load: async () => (await import("../link/LinkScreen.tsx")).LinkScreen,
    }),
    createScreen(paths.acceptInvitation, "acceptInvitation", {
      loader: inState("accept-invitation"),
      load: async () => (await import("../invitation/AcceptInvitationScreen.tsx")).AcceptInvitationScreen,
    }),
    createScreen(paths.firstOwner, "firstOwner", {
      loader: async () => (await import("../first-owner/FirstOwnerScreen.tsx")).loadFirstOwner(clients),
      load: async () => (await import("../first-owner/FirstOwnerScreen.tsx")).FirstOwnerScreen,
    }),
  ];
}
