import { expect, test } from "vitest";
import { loadPractice } from "#content/load-practice.ts";
import { compareWords } from "#content/words/compare.ts";
import { offeredNotaries } from "../../forms/offered-types.ts";
import { comparisonRows } from "./comparison-rows.ts";
import { filingWays } from "./filing-ways.ts";

const quoted = "Precio después de su consulta gratis";

test("a way whose prices are all quoted after a consultation says so, without an amount", () => {
  const practice = structuredClone(loadPractice());
  for (const tier of practice.tiers.inPerson.tiers) delete tier.price;
  for (const tier of practice.tiers.mobileApp.tiers.slice(1)) delete tier.price;
  const ways = filingWays("es", practice);
  expect(ways["in-person"]).toMatchObject({ from: "", price: quoted, discount: "" });
  expect(ways["mobile-app"]).toMatchObject({ from: "desde", price: "$40" });
  const row = comparisonRows(compareWords.es.table, ways, "").find(({ id }) => id === "price");
  expect(row?.["in-person"]).toEqual({ text: quoted });
});

test("a notary without fees is quoted, and without the fee of a trip the one who travels", () => {
  const practice = structuredClone(loadPractice());
  const { notary } = practice.rates;
  notary.surcharges = [];
  expect(offeredNotaries(practice, "es").map(({ price }) => price)).toEqual([
    expect.stringMatching(/^desde \$\d+ por acto$/),
    quoted,
  ]);
  notary.acts = [];
  expect(offeredNotaries(practice, "es").map(({ price }) => price)).toEqual([quoted, quoted]);
});
