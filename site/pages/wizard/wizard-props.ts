import { fillIn } from "#content/format/fill-in.ts";
import { formWords } from "#content/words/forms.ts";
import { planWords } from "#content/words/plan.ts";
import { wizardWords } from "#content/words/wizard.ts";
import { type RecommendationCode, recommendationCodes } from "#domain/forms/recommendations.ts";
import { languageTags } from "#domain/locale.ts";
import { type FormPlace, settingsOf } from "../../forms/form-props.ts";
import type { WizardProps } from "./Wizard.tsx";

/** What the wizard itself says in a language; an island imports no words. */
export function wizardProps(place: FormPlace): WizardProps {
  const { locale, practice } = place;
  const { labels, answers, waiting } = formWords[locale].business;
  const { steps, previous, summary, plan } = wizardWords[locale];
  const { preparedFor, answersHeading, validity, services } = planWords[locale];
  const settings = settingsOf("business", "business-form", place);
  const titles = recommendationCodes.map((code) => [code, services[code].title] as const);
  return {
    settings: {
      ...settings,
      words: { ...settings.words, waiting: { ...waiting, text: fillIn(waiting.text, practice.proof) } },
    },
    labels,
    answers,
    services: Object.fromEntries(titles) as Record<RecommendationCode, string>,
    words: {
      previous,
      toGoOn: steps.person.toGoOn,
      download: plan.download,
      summary,
      plan: {
        preparedFor,
        answersHeading,
        validity,
        startOver: plan.startOver,
        languageTag: languageTags[locale],
        timeZone: practice.business.timeZone,
      },
    },
    pdfPath: "/plan.pdf",
  };
}
