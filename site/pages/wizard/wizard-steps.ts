import type { BusinessFields } from "#domain/forms/business-form.ts";

/** The fields that each step asks for, in order. The result is one step more; steps count from 0. */
export const stepFields = [
  ["businessType"],
  ["numOwners", "allUSCitizens"],
  ["needsPayroll"],
  ["needsBookkeeping"],
  ["needsAdvisory"],
  ["fullName", "email", "phone", "notes"],
] as const satisfies readonly (readonly (keyof BusinessFields)[])[];

/** What the words call each step. */
export const stepNames = ["businessType", "owners", "payroll", "bookkeeping", "advisory", "person"] as const;

export const questions = stepFields.flat();
export const planStep = stepFields.length;
export const personStep = planStep - 1;

/** `id` of each step's heading, and what the address says behind its `#`. */
const places = [...stepFields.map((_, step) => `step-${step + 1}`), "plan"];
export const stepCount = planStep + 1;
export const placeOf = (step: number) => places[step] ?? "";

/** The step that an address names, or -1 when it names none. Without a name it is the first. */
export const stepOfHash = (hash: string) => (hash ? places.indexOf(hash.slice(1)) : 0);

/** The step that asks for a field. */
export const stepOfField = (field: string) =>
  stepFields.findIndex((fields) => (fields as readonly string[]).includes(field));
