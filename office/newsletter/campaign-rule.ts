import * as v from "valibot";
import { type CampaignContent, campaignLanguages } from "#domain/office/campaign-content.ts";
import { saveCampaign } from "#domain/office/campaign-operations.ts";

const text = v.optional(v.string(), "");
const flat = v.object({
  languages: v.picklist(campaignLanguages),
  subjectEn: text,
  subjectEs: text,
  bodyEn: text,
  bodyEs: text,
  linkLabelEn: text,
  linkLabelEs: text,
  linkEn: text,
  linkEs: text,
});
type FlatCampaign = v.InferOutput<typeof flat>;
type CampaignField = Exclude<keyof FlatCampaign, "languages">;

/** The content of a form with one field for each language. */
export const contentOf = (form: FlatCampaign): CampaignContent => ({
  languages: form.languages,
  en: { subject: form.subjectEn, body: form.bodyEn, linkLabel: form.linkLabelEn, link: form.linkEn },
  es: { subject: form.subjectEs, body: form.bodyEs, linkLabel: form.linkLabelEs, link: form.linkEs },
});

/** The field of a path like `es.subject`. */
export const fieldOf = (path: string): CampaignField => {
  const [language, name = "subject"] = path.split(".");
  return `${name}${language === "es" ? "Es" : "En"}` as CampaignField;
};

const { languages, en, es } = saveCampaign.input.entries;
const content = v.object({ languages, en, es });

/** The rule of the form: that of the server, whose problems are said at the field of their language. */
export const campaignRule = v.pipe(
  flat,
  v.rawCheck<FlatCampaign>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const [issue] = v.safeParse(content, contentOf(dataset.value), { abortPipeEarly: true }).issues ?? [];
    if (!issue) return;
    const key = fieldOf(issue.path?.map((step) => String(step.key)).join(".") ?? "");
    const value = dataset.value[key];
    addIssue({
      message: issue.message,
      path: [{ type: "object", origin: "value", input: dataset.value, key, value }],
    });
  }),
);
