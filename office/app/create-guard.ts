import { type LoaderFunctionArgs, redirect } from "react-router";
import type { OfficeClients } from "../base/office-clients.ts";
import { paths, returnOf, withReturn } from "../base/paths.ts";
import { readSignInState, type SignInState } from "../base/sign-in-state.ts";

const screens: Record<SignInState, string> = {
  "signed-out": paths.signIn,
  "accept-invitation": paths.acceptInvitation,
  "second-factor": paths.secondFactor,
  enrol: paths.enrol,
  "signed-in": paths.home,
};

/** Creates the loaders for screens of one or more states; in any other the person is led to that state's screen. */
export const createGuard =
  ({ auth }: OfficeClients) =>
  (...allowed: readonly SignInState[]) =>
  async ({ request }: LoaderFunctionArgs) => {
    const state = await readSignInState(auth);
    // Without a connection the screen that was asked for says so itself.
    if (!state || allowed.includes(state)) return null;
    const target = returnOf(request.url);
    if (state === "signed-in") return redirect(target);
    const { pathname, search } = new URL(request.url);
    const wanted = allowed.includes("signed-in") ? pathname + search : target;
    return redirect(withReturn(screens[state], wanted));
  };
