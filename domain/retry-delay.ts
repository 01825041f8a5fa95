import { seconds } from "./durations.ts";

export const maxRetries = 3;

/** The back-off before a retry, counted from 1, in milliseconds: a second, twice as long each time, 30 s at most. */
export const retryDelay = (retry: number) => Math.min(seconds(1) * 2 ** (retry - 1), seconds(30));
