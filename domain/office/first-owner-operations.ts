import * as v from "valibot";
import { emailField, localeField, nameField, newPasswordField } from "./account-fields.ts";
import { defineOperation } from "./operation.ts";

/** Makes the first account, with the token of the link that the first start of the server prints. */
export const createFirstOwner = defineOperation({
  name: "create-first-owner",
  method: "POST",
  path: "/first-owner",
  roles: [],
  assurance: "none",
  input: v.object({
    token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
    name: nameField,
    email: emailField,
    password: newPasswordField,
    locale: localeField,
  }),
  output: v.object({}),
});

export const findFirstOwner = defineOperation({
  name: "find-first-owner",
  method: "GET",
  path: "/first-owner",
  roles: [],
  assurance: "none",
  input: v.object({}),
  output: v.object({ exists: v.boolean() }),
});
