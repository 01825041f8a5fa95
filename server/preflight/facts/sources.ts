/** Where a reason can be read. */
export type Source = { name: string; url?: string };

const texas = (name: string, code: string, chapter: number) => ({
  name,
  url: `https://statutes.capitol.texas.gov/Docs/${code}/htm/${code}.${chapter}.htm`,
});
const federal = (name: string, title: number, part: string) => ({
  name,
  url: `https://www.ecfr.gov/current/title-${title}/${part}`,
});
const irs = (name: string, path: string) => ({ name, url: `https://www.irs.gov/${path}` });
const readme = (section: string) => ({ name: `README.md, ${section}` });

export const sources = {
  notaryFees: texas("Tex. Gov't Code 406.024", "GV", 406),
  notaryAdvertising: texas("Tex. Gov't Code 406.017", "GV", 406),
  practiceOfLaw: texas("Tex. Gov't Code 81.101", "GV", 81),
  publicAccountancy: texas("Tex. Occ. Code 901.003", "OC", 901),
  accountingTitle: texas("Tex. Occ. Code 901.453", "OC", 901),
  deceptiveTrade: texas("Tex. Bus. & Com. Code 17.46(b)", "BC", 17),
  notSoldAsAdvertised: texas("Tex. Bus. & Com. Code 17.46(b)(9)", "BC", 17),
  filingFees: texas("Tex. Bus. Orgs. Code 4.152 to 4.154", "BO", 4),
  testimonials: federal("16 CFR 465.2", 16, "part-465"),
  guarantees: federal("16 CFR 239.3", 16, "section-239.3"),
  safeguards: federal("16 CFR 314.4", 16, "section-314.4"),
  circular230: federal("31 CFR 10.30", 31, "section-10.30"),
  payrollSalesTax: {
    name: "34 TAC 3.330",
    url: "https://www.law.cornell.edu/regulations/texas/34-Tex-Admin-Code-SS-3-330",
  },
  unfairPractices: { name: "FTC Act 5, 15 USC 45", url: "https://www.law.cornell.edu/uscode/text/15/45" },
  returnInformation: { name: "26 USC 7216", url: "https://www.law.cornell.edu/uscode/text/26/7216" },
  corporateDates: { name: "26 USC 6072(b)", url: "https://www.law.cornell.edu/uscode/text/26/6072" },
  weekendRule: { name: "26 USC 7503", url: "https://www.law.cornell.edu/uscode/text/26/7503" },
  corporationElection: { name: "26 USC 1362(a)", url: "https://www.law.cornell.edu/uscode/text/26/1362" },
  eFileAdvertising: irs("IRS Publication 1345, advertising standards", "pub/irs-pdf/p1345.pdf"),
  choosingPreparer: irs("IRS: choosing a tax professional", "tax-professionals/choosing-a-tax-professional"),
  acceptanceAgents: irs(
    "IRS: ITIN acceptance agents",
    "individuals/new-itin-acceptance-agent-program-changes",
  ),
  responsiveImages: {
    name: "MDN: responsive images",
    url: "https://developer.mozilla.org/en-US/docs/Web/HTML/Guides/Responsive_images",
  },
  settings: readme("Settings"),
  ownPractice: readme("Make it your own practice"),
} satisfies Record<string, Source>;
