import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { serviceWords } from "#content/words/services/frame.ts";
import { offeredNotaries } from "./offered-types.ts";

test("the price of a notary who travels has the trip that an owner put in the place of the shipped one", () => {
  const practice = loadPractice();
  const { notary } = practice.rates;
  const priceWith = (surcharges: typeof notary.surcharges) =>
    offeredNotaries({ ...practice, rates: { ...practice.rates, notary: { ...notary, surcharges } } }, "en")[1]
      ?.price;
  const name = { en: "Evening or weekend trip", es: "Viaje de noche o en fin de semana" };
  const evening = { id: "evening-or-weekend-trip", name, price: 40_00 };
  const shipped = notary.surcharges.filter(({ id }) => id === "mobile");
  expect(priceWith([{ ...evening, price: 5_00 }, ...shipped])).toBe(priceWith(shipped));
  expect(priceWith([evening, { ...evening, id: "night-trip", price: 60_00 }])).toContain("$40");
  expect(priceWith([])).toBe(serviceWords.en.tiers.afterConsultation);
});
