import { AuthError, againWhenTaken } from "./auth-error.ts";
import { checkEmail } from "./check-credentials.ts";
import { type MailRequest, requestMail } from "./mail-requests.ts";
import type { AuthOptions, Caller } from "./options.ts";
import { checkMailRate, countMailTo } from "./sign-in-limits.ts";
import { insertSignedUp } from "./sign-up.ts";
import { confirmEmail, findUserBy, type Metadata, type User } from "./user-rows.ts";

type Request = MailRequest & { data: Metadata; mayCreate: boolean };

/**
 * Mails a link and a code that sign in. An address without a confirmed account is signed up when that is open; its
 * mail is the confirmation. Throws `AuthError`.
 */
export async function sendSignInMail(typed: string, request: Request, caller: Caller, options: AuthOptions) {
  const { isSignUpOpen, hidesAccounts } = options.env.auth;
  const email = checkEmail(typed);
  const user = await findUserBy(options.db, { email });
  const refusal = refusalOf(user, request, isSignUpOpen);
  if (refusal && !hidesAccounts) throw refusal;
  // Each address is counted for both kinds of mail, so that the limit does not tell known and unknown ones apart.
  for (const kind of ["magiclink", "confirmation"]) await countMailTo(kind, email, options);
  await checkMailRate(options);
  await againWhenTaken(() => mailSignIn(email, request, caller, options));
}

async function mailSignIn(email: string, request: Request, caller: Caller, options: AuthOptions) {
  const { db, env, now } = options;
  const { isSignUpOpen, confirmsMailItself } = env.auth;
  const user = await findUserBy(db, { email });
  if (refusalOf(user, request, isSignUpOpen)) return;
  await db.transaction().execute(async (tx) => {
    if (user?.email_confirmed_at) return requestMail(tx, user, "magiclink", request, options);
    const account = user ?? (await insertSignedUp(tx, { email, data: request.data }, null, caller, options));
    if (!confirmsMailItself) return requestMail(tx, account, "confirmation", request, options);
    return requestMail(tx, await confirmEmail(tx, account, now()), "magiclink", request, options);
  });
}

function refusalOf(user: User | undefined, { mayCreate }: Request, isSignUpOpen: boolean) {
  if (user?.email_confirmed_at) return undefined;
  if (!user && !mayCreate) return new AuthError(422, "otp_disabled", "Signups not allowed for otp");
  if (!isSignUpOpen) return new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  return undefined;
}
