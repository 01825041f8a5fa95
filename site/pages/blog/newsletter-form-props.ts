import { formWords } from "#content/words/forms.ts";
import { type FormPlace, settingsOf } from "../../forms/form-props.ts";

/** Props of the blog's form for the newsletter. */
export function newsletterFormProps(place: FormPlace) {
  const { labels } = formWords[place.locale].newsletter;
  return { settings: settingsOf("newsletter", "newsletter", "newsletter-form", place), labels };
}
