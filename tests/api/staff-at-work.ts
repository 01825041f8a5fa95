import { randomUUID } from "node:crypto";
import type { InputOf, Operation, OutputOf } from "#domain/office/operation.ts";
import { requestOf } from "#domain/office/operation.ts";
import type { TestApp } from "../start-app.ts";
import { signedInStaff } from "./office-staff.ts";

type Problem = { code: string; field?: string; current?: string; by?: string; at?: string };

/** A member of staff at work: calls operations as the office does, and resolves with the answer or the problem. */
export async function atWork(
  app: Pick<TestApp, "db" | "env" | "now" | "url">,
  wanted: Parameters<typeof signedInStaff>[1] = {},
) {
  const { user, token } = await signedInStaff(app, wanted);
  return {
    user,
    async ask<Each extends Operation>(
      operation: Each,
      input: InputOf<Each>,
      key: string = randomUUID(),
    ): Promise<OutputOf<Each> & Partial<Problem>> {
      const { path, body } = requestOf(operation, input);
      const answer = await fetch(app.url + path, {
        method: operation.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { "content-type": "application/json", "idempotency-key": key }),
        },
        ...(body !== undefined && { body }),
      });
      return answer.json() as Promise<OutputOf<Each> & Partial<Problem>>;
    },
  };
}

/** Sends a form and resolves with the id of its person. */
export async function sendForm(app: TestApp, name: string, formData: object, locale = "en"): Promise<string> {
  const answer = await app.post(name, { formData, locale });
  const { id } = (await answer.json()) as { id: string };
  const lead = await app.db
    .selectFrom("leads")
    .select("person_id")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  return lead.person_id ?? "";
}
