import { expect, test } from "vitest";
import type { RouteName } from "#content/routes.ts";
import { dialogService } from "./dialog-service.ts";

test("the dialog of a service page is about that service, of any other page about anything", () => {
  const routes: RouteName[] = ["taxPreparation", "personalTaxes", "businessTaxes", "inPerson", "mobileApp"];
  routes.push("virtual", "bookkeeping", "notaryPublic", "advisory", "payroll", "itinApplication");
  routes.push("startYourBusiness", "contact", "faqs", "home", "services");
  expect(routes.map((route) => dialogService(route, "en"))).toEqual([
    "Personal Tax Preparation",
    "Personal Tax Preparation",
    "Business Taxes",
    "In-Person Filing",
    "Mobile App Filing",
    "Virtual Filing",
    "Bookkeeping",
    "Notary Public",
    "Advisory",
    "Payroll",
    "ITIN Application",
    "Business Formation",
    ...Array(4).fill("General Consultation"),
  ]);
  expect(dialogService("startYourBusiness", "es")).toBe("Apertura de negocios");
  expect(dialogService("about", "es")).toBe("Consulta general");
});
