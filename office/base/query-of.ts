import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import type * as v from "valibot";
import type { InputOf, Operation } from "#domain/office/operation.ts";
import type { CallOperation } from "./call-operation.ts";

/** The query of an operation that reads; its answers are kept under its name and input. */
export const queryOf = <Each extends Operation>(call: CallOperation, operation: Each, input: InputOf<Each>) =>
  queryOptions({
    queryKey: [operation.name, input],
    queryFn: () => call(operation, input),
  });

type Listing = Operation<Operation["input"], v.GenericSchema<object, { next: string | null }>>;

/** The query of an operation that lists a page at a time. */
export const pagesOf = <Each extends Listing>(
  call: CallOperation,
  operation: Each,
  input: Omit<InputOf<Each>, "after">,
) =>
  infiniteQueryOptions({
    queryKey: [operation.name, input],
    queryFn: ({ pageParam }) => call(operation, { ...input, after: pageParam || undefined } as InputOf<Each>),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });
