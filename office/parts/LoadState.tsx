import type { UseQueryResult } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import { LoadProblem } from "./LoadProblem.tsx";
import { RefreshProblem } from "./RefreshProblem.tsx";
import { Skeleton } from "./Skeleton.tsx";

type Props = ComponentProps<typeof Skeleton> & {
  query: Pick<UseQueryResult, "data" | "error" | "dataUpdatedAt" | "refetch"> & {
    /** `MoreButton` says that. */
    isFetchNextPageError?: boolean;
  };
};

/** What a query has to say beside its data: that it is loading, or that it could not be read, or not again. */
export function LoadState({ query, ...skeleton }: Props) {
  const { data, error, dataUpdatedAt, refetch, isFetchNextPageError } = query;
  const retry = () => void refetch();
  if (!error || isFetchNextPageError) return data ? null : <Skeleton {...skeleton} />;
  if (!data) return <LoadProblem error={error} onRetry={retry} />;
  return <RefreshProblem readAt={dataUpdatedAt} onRetry={retry} />;
}
