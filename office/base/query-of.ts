import { queryOptions } from "@tanstack/react-query";
import type { InputOf, Operation } from "#domain/office/operation.ts";
import type { CallOperation } from "./call-operation.ts";

/** The query of an operation that reads; its answers are kept under its name and input. */
export const queryOf = <Each extends Operation>(call: CallOperation, operation: Each, input: InputOf<Each>) =>
  queryOptions({
    queryKey: [operation.name, input],
    queryFn: () => call(operation, input),
  });
