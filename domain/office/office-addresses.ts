import { officeApiPath } from "./operation.ts";

/** The kinds of mailed links, as `verifyOtp` of auth-js takes them. */
export const linkTypes = ["invite", "recovery", "magiclink", "signup", "email_change", "email"] as const;
export type LinkType = (typeof linkTypes)[number];

/** Tokens stand behind `#`, where no log sees them. */
export const officePath = "/office";
export const linkPath = `${officePath}/link`;
export const firstOwnerPath = `${officePath}/first-owner`;
export const previewPath = `${officeApiPath}/preview`;

/** A mailed link; it does nothing until its page's button is pressed. */
export const linkAddress = (type: LinkType, tokenHash: string) =>
  `${linkPath}#${new URLSearchParams({ type, token_hash: tokenHash })}`;

export const officePageOf = (path: string) =>
  path.startsWith(`${officePath}/`) && !path.startsWith(`${officeApiPath}/`) && path !== officeApiPath
    ? officePath
    : undefined;
