import {
  AuthClient,
  type AuthError,
  isAuthRefreshDiscardedError,
  isAuthRetryableFetchError,
} from "@supabase/auth-js";
import { type CallOperation, createCallOperation } from "./call-operation.ts";
import { noteEndReason } from "./end-reason.ts";
import { createLive, type Live } from "./live.ts";
import { endReasonOf, isLowered, isOutdated, isPassing, OfficeProblem } from "./office-problem.ts";
import { OfficeQueries } from "./office-queries.ts";
import { createStepUp, type StepUp } from "./step-up.ts";

export type Auth = InstanceType<typeof AuthClient>;
/** What the screens talk to: the sign-in service, the office's API, and the cache of its answers. */
export type OfficeClients = {
  auth: Auth;
  call: CallOperation;
  /** Makes a request of another kind with the token of the moment, and ends the session as `call` does. */
  withToken: <Answer>(request: (token: string) => Promise<Answer>) => Promise<Answer>;
  queries: OfficeQueries;
  stepUp: StepUp;
  live: Live;
};

const mostRetries = 3;

/** The key of texts that could not be saved: with the answers, they are forgotten when the session ends. */
export const unsavedDrafts = "unsaved-drafts";

/**
 * `leadOn` leads to the screen of the sign-in's state, which may be another than it was. Sign-in is always our own
 * server's, whoever serves the public functions (decision 39).
 */
export function createOfficeClients(leadOn: () => Promise<void>): OfficeClients {
  const auth = new AuthClient({
    url: `${location.origin}/auth/v1`,
    fetch: fetchSession,
    // As the hosted backend's client names it.
    storageKey: `sb-${location.hostname.split(".")[0]}-auth-token`,
    autoRefreshToken: true,
    persistSession: true,
    // Mailed links are opened by a button (LinkScreen), never by loading a page.
    detectSessionInUrl: false,
  });
  const readToken = async () => {
    const { data, error } = await auth.getSession();
    throwPassing(error);
    return data.session?.access_token;
  };
  const renewToken = async () => {
    const { error } = await auth.refreshSession();
    throwPassing(error);
    // Discarded: another tab was first.
    return !error || isAuthRefreshDiscardedError(error);
  };
  const send = createCallOperation(readToken);
  const stepUp = createStepUp();
  const guard = async <Answer>(request: () => Promise<Answer>): Promise<Answer> => {
    const run = () => stepUp.run(request);
    try {
      return await run().catch(async (error) => {
        if (!isOutdated(error) || !(await renewToken())) throw error;
        return run();
      });
    } catch (error) {
      if (isLowered(error)) await leadOn();
      const reason = endReasonOf(error);
      if (reason) {
        noteEndReason(reason);
        // Its event, which all tabs get, leads to the sign-in screen.
        await auth.signOut({ scope: "local" });
      }
      throw error;
    }
  };
  const call: CallOperation = (operation, input) => guard(() => send(operation, input));
  const withToken: OfficeClients["withToken"] = (request) =>
    guard(async () => request((await readToken()) ?? ""));
  const queries = new OfficeQueries({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < mostRetries && isPassing(error),
        staleTime: 30_000,
      },
    },
  });
  // However long the connection is gone.
  queries.setQueryDefaults([unsavedDrafts], { gcTime: Number.POSITIVE_INFINITY });
  return { auth, call, withToken, queries, stepUp, live: createLive(readToken, queries) };
}

/** As `fetch`; how long a session lasts counts from when it comes: the device's clock may be wrong. */
async function fetchSession(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init);
  const { expires_at, ...session } = await response
    .clone()
    .json()
    .catch(() => ({}));
  return session.refresh_token ? Response.json(session, response) : response;
}

/** Throws what an error is to a call while the server cannot be reached: the session stays. */
function throwPassing(error: AuthError | null): void {
  if (isAuthRetryableFetchError(error))
    throw new OfficeProblem(error.status ? "unavailable" : "no-connection");
}

type AuthAnswer = { data: unknown; error: AuthError | null };

/** The data of an answer of auth-js, whose errors are values; here they are thrown. */
export async function dataOf<Answer extends AuthAnswer>(
  answer: Promise<Answer>,
): Promise<Extract<Answer, { error: null }>["data"]> {
  const { data, error } = await answer;
  if (error) throw error;
  return data;
}
