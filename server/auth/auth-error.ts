/** The refusal of a call of `/auth/v1`, in the hosted service's status, code and message. */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  /** Further members of the answer, such as the reasons of a weak password. */
  readonly details: Record<string, unknown>;
  constructor(status: number, code: string, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.details = details;
  }
}

/** The refusal in OAuth's own shape, `{error, error_description}`, always with status 400. */
export class OAuthError extends Error {
  readonly error: string;
  constructor(error: string, description: string) {
    super(description);
    this.error = error;
  }
}

/** The error 400 of an input that cannot be read, with a message for the caller. */
export const validationFailed = (message: string, status = 400) =>
  new AuthError(status, "validation_failed", message);

/** The error 400 of a wrong password, the same for an account that does not exist. */
export const invalidCredentials = () =>
  new AuthError(400, "invalid_credentials", "Invalid login credentials");

/** The error of a banned account; its status depends on the call. */
export const userBanned = (status: number) => new AuthError(status, "user_banned", "User is banned");

/** The error 422 of an email address that another account has. */
export const emailExists = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");

/** Runs once more what found an address free that another call then took: it finds that one's account now. */
export const againWhenTaken = <T>(run: () => Promise<T>): Promise<T> =>
  run().catch((error: unknown) => {
    if (error instanceof AuthError && error.code === "email_exists") return run();
    throw error;
  });

/** The error 422 of a phone number that another account has. */
export const phoneExists = () =>
  new AuthError(422, "phone_exists", "A user with this phone number has already been registered");
