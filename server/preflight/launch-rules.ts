import type { Rule } from "./facts/rule.ts";
import { accountingClaim } from "./rules/accounting-claim.ts";
import { alwaysOpen } from "./rules/always-open.ts";
import { answerPromise } from "./rules/answer-promise.ts";
import { backupAge } from "./rules/backup-age.ts";
import { backupEncryption } from "./rules/backup-encryption.ts";
import { chargesLeftOut } from "./rules/charges-left-out.ts";
import { clientCounts } from "./rules/client-counts.ts";
import { closedDaysEnd } from "./rules/closed-days-end.ts";
import { contradictingFigures } from "./rules/contradicting-figures.ts";
import { contradictingHours } from "./rules/contradicting-hours.ts";
import { contradictingLevels } from "./rules/contradicting-levels.ts";
import { contradictingPrices } from "./rules/contradicting-prices.ts";
import { corporateLabel } from "./rules/corporate-label.ts";
import { deadlineButtons } from "./rules/deadline-buttons.ts";
import { emailSpelling } from "./rules/email-spelling.ts";
import { entityChoice } from "./rules/entity-choice.ts";
import { erasurePromise } from "./rules/erasure-promise.ts";
import { filingSpeed } from "./rules/filing-speed.ts";
import { forbiddenNotaryWord } from "./rules/forbidden-notary-word.ts";
import { legalDocumentsLabel } from "./rules/legal-documents-label.ts";
import { levelNames } from "./rules/level-names.ts";
import { levelsByVideo } from "./rules/levels-by-video.ts";
import { levelsWithoutAppointment } from "./rules/levels-without-appointment.ts";
import { licensedClaim } from "./rules/licensed-claim.ts";
import { mailServer } from "./rules/mail-server.ts";
import { mailSettings } from "./rules/mail-settings.ts";
import { missingSpanish } from "./rules/missing-spanish.ts";
import { mobileService } from "./rules/mobile-service.ts";
import { notaryFees } from "./rules/notary-fees.ts";
import { notaryNoticeFees } from "./rules/notary-notice-fees.ts";
import { notarySurcharge } from "./rules/notary-surcharge.ts";
import { oldFacts } from "./rules/old-facts.ts";
import { oldTaxYear } from "./rules/old-tax-year.ts";
import { pastDates } from "./rules/past-dates.ts";
import { priceByAsking } from "./rules/price-by-asking.ts";
import { priceNobodyPays } from "./rules/price-nobody-pays.ts";
import { questionsForAttorney } from "./rules/questions-for-attorney.ts";
import { questionsForOwner } from "./rules/questions-for-owner.ts";
import { refundTimes } from "./rules/refund-times.ts";
import { sCorporationFormation } from "./rules/s-corporation-formation.ts";
import { sampleContacts } from "./rules/sample-contacts.ts";
import { sampleNames } from "./rules/sample-names.ts";
import { samplePractice } from "./rules/sample-practice.ts";
import { sampleTestimonials } from "./rules/sample-testimonials.ts";
import { satisfactionGuarantee } from "./rules/satisfaction-guarantee.ts";
import { secrets } from "./rules/secrets.ts";
import { siteAddress } from "./rules/site-address.ts";
import { smallPictures } from "./rules/small-pictures.ts";
import { staffSecondFactor } from "./rules/staff-second-factor.ts";
import { taxEmergency } from "./rules/tax-emergency.ts";
import { testSettings } from "./rules/test-settings.ts";
import { unknownAnswers } from "./rules/unknown-answers.ts";
import { unprovenFigures } from "./rules/unproven-figures.ts";
import { unrolledDueDates } from "./rules/unrolled-due-dates.ts";
import { unverifiedFacts } from "./rules/unverified-facts.ts";
import { webhook } from "./rules/webhook.ts";
import { webhookPage } from "./rules/webhook-page.ts";

/** The rules that come to find something by themselves, as time passes. */
export const agingRules: readonly Rule[] = [closedDaysEnd, pastDates, oldFacts, oldTaxYear];

/** The rules of the launch checklist, in the order in which it is read. */
export const launchRules: readonly Rule[] = [
  samplePractice,
  sampleTestimonials,
  sampleContacts,
  sampleNames,
  notaryFees,
  notarySurcharge,
  notaryNoticeFees,
  forbiddenNotaryWord,
  legalDocumentsLabel,
  licensedClaim,
  accountingClaim,
  satisfactionGuarantee,
  refundTimes,
  filingSpeed,
  entityChoice,
  sCorporationFormation,
  priceNobodyPays,
  contradictingPrices,
  contradictingLevels,
  chargesLeftOut,
  priceByAsking,
  levelNames,
  levelsByVideo,
  levelsWithoutAppointment,
  contradictingFigures,
  contradictingHours,
  alwaysOpen,
  answerPromise,
  mobileService,
  clientCounts,
  unprovenFigures,
  missingSpanish,
  emailSpelling,
  taxEmergency,
  webhookPage,
  erasurePromise,
  deadlineButtons,
  corporateLabel,
  unrolledDueDates,
  ...agingRules,
  smallPictures,
  siteAddress,
  mailServer,
  mailSettings,
  webhook,
  secrets,
  testSettings,
  staffSecondFactor,
  backupAge,
  backupEncryption,
  questionsForOwner,
  questionsForAttorney,
  unverifiedFacts,
  unknownAnswers,
];
