import { expect, test } from "vitest";
import { days, hours, minutes, seconds } from "#domain/durations.ts";
import { durationWords } from "./duration-words.ts";

test.each([
  [minutes(1), "1 minute", "1 minuto"],
  [minutes(15), "15 minutes", "15 minutos"],
  [minutes(90), "90 minutes", "90 minutos"],
  [seconds(90), "90 seconds", "90 segundos"],
  [hours(1), "1 hour", "1 hora"],
  [hours(12), "12 hours", "12 horas"],
  [hours(24), "1 day", "1 día"],
  [days(2), "2 days", "2 días"],
  [days(366), "366 days", "366 días"],
])("%d ms are %s", (duration, en, es) => {
  expect([durationWords(duration, "en"), durationWords(duration, "es")]).toEqual([en, es]);
});
