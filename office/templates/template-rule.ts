import * as v from "valibot";
import { addTemplate } from "#domain/office/template-operations.ts";

const text = v.optional(v.string(), "");
const flat = v.object({
  channel: v.picklist(["mail", "whatsapp"]),
  titleEn: text,
  titleEs: text,
  subjectEn: text,
  subjectEs: text,
  bodyEn: text,
  bodyEs: text,
});
type FlatTemplate = v.InferOutput<typeof flat>;

/** The template of a form with one field for each language. */
export const templateOf = (form: FlatTemplate) => ({
  channel: form.channel,
  title: { en: form.titleEn, es: form.titleEs },
  subject: form.channel === "mail" ? { en: form.subjectEn, es: form.subjectEs } : { en: "", es: "" },
  body: { en: form.bodyEn, es: form.bodyEs },
});

type Place = "titleEn" | "titleEs" | "subjectEn" | "subjectEs" | "bodyEn" | "bodyEs";

/** The rule of the form: that of the server, whose problems are said at the field of their language. */
export const templateRule = v.pipe(
  flat,
  v.rawCheck<FlatTemplate>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const result = v.safeParse(addTemplate.input, templateOf(dataset.value), { abortPipeEarly: true });
    const [issue] = result.issues ?? [];
    if (!issue) return;
    const [part, language] = issue.path?.map(({ key }) => String(key)) ?? [];
    const key = `${part ?? "body"}${language === "en" ? "En" : "Es"}` as Place;
    const value = dataset.value[key];
    addIssue({
      message: issue.message,
      path: [{ type: "object", origin: "value", input: dataset.value, key, value }],
    });
  }),
);
