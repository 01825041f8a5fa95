declare module "@adobe/structured-data-validator" {
  type Issue = { severity: "ERROR" | "WARNING"; issueMessage: string; path: unknown[] };
  type Extracted = Record<"jsonld" | "microdata" | "rdfa", Record<string, unknown[]>> & { errors: unknown[] };
  export default class Validator {
    constructor(schemaOrg?: object);
    validate(extracted: Extracted): Promise<Issue[]>;
  }
}
