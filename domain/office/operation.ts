import type * as v from "valibot";
import { minutes } from "../durations.ts";
import type { StaffRole } from "./roles.ts";

export const officeApiPath = "/office/api";

/** The least a token must prove: nothing (no token), a password, or a second factor as well. */
type Assurance = "none" | "aal1" | "aal2";

/** How long a proof of the second factor counts where an operation asks for a fresh one, in milliseconds. */
export const stepUpAge = minutes(15);

type ObjectSchema = v.GenericSchema<object, object>;

export type Operation<
  Input extends ObjectSchema = ObjectSchema,
  Output extends ObjectSchema = ObjectSchema,
> = {
  name: string;
  method: "GET" | "POST";
  /** A POST that only reads, so that what is typed is in no URL; a screen may ask it again by itself. */
  isRead?: true;
  /** Below `officeApiPath`; `:id` stands for the property of that name in the input. */
  path: `/${string}`;
  /** Who may call it; not looked at where the assurance is `none`. */
  roles: readonly StaffRole[];
  assurance: Assurance;
  stepUp?: true;
  /** The body is a file of at most this many bytes instead of JSON. */
  file?: { most: number };
  /** From the path, and the query of a GET or a file, else the JSON body. Its messages are problem codes. */
  input: Input;
  output: Output;
};

export type InputOf<Each extends Operation> = v.InferInput<Each["input"]>;
export type ReceivedOf<Each extends Operation> = v.InferOutput<Each["input"]>;
export type OutputOf<Each extends Operation> = v.InferOutput<Each["output"]>;

export const defineOperation = <Input extends ObjectSchema, Output extends ObjectSchema>(
  operation: Operation<Input, Output>,
): Operation<Input, Output> => operation;

/** The address of a call and the JSON body of a POST: what stands in the path is in neither query nor body. */
export function requestOf(
  { method, path }: Pick<Operation, "method" | "path">,
  input: object,
): { path: string; body?: string } {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filledPath = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest.get(name));
    rest.delete(name);
    return encodeURIComponent(value);
  });
  const address = officeApiPath + filledPath;
  if (method === "POST") return { path: address, body: JSON.stringify(Object.fromEntries(rest)) };
  const query = new URLSearchParams([...rest].map(([name, value]) => [name, String(value)]));
  return { path: query.size > 0 ? `${address}?${query}` : address };
}
