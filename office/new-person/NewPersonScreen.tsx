import { useEffect, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import * as v from "valibot";
import { fillIn } from "#content/format/fill-in.ts";
import { deskWords } from "#content/words/office/desk.ts";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { peopleWords } from "#content/words/office/people-screens.ts";
import { optionalLine } from "#domain/forms/form-values.ts";
import { locales } from "#domain/locale.ts";
import { addPerson } from "#domain/office/person-commands.ts";
import { Field } from "#ui/form/Field.tsx";
import { useOffice } from "../base/office-context.ts";
import { bookingNext, bookPath, nextName, personPath } from "../base/paths.ts";
import { OfficeForm } from "../forms/OfficeForm.tsx";
import { useOfficeForm } from "../forms/use-office-form.ts";
import { LeaveGuard } from "../parts/LeaveGuard.tsx";
import { ScreenHead } from "../parts/ScreenHead.tsx";
import { usePeopleChanged } from "../parts/use-people-changed.ts";
import { useSuccessToast } from "../parts/use-success-toast.ts";
import { keepSearchedText, readSearchedText } from "../people/searched-text.ts";
import { Doubles } from "./Doubles.tsx";
import css from "./NewPersonScreen.module.css";

const { consent: _, ...entries } = addPerson.input.entries;
/** A box that is not checked sends nothing. */
const rule = v.object({ ...entries, consent: optionalLine() });

/** Adds somebody who called or came in. Who may be on file already is shown while typing. */
export function NewPersonScreen() {
  const { call, locale } = useOffice();
  const navigate = useNavigate();
  const [isDirty, setDirty] = useState(false);
  const [addedId, setAddedId] = useState("");
  const [searched] = useState(readSearchedText);
  const [typed, setTyped] = useState(searched);
  const [params] = useSearchParams();
  const peopleChanged = usePeopleChanged();
  const succeed = useSuccessToast();
  const words = peopleWords[locale].form;
  const desk = deskWords[locale];
  const languages = locales.map((value) => ({ value, label: desk.languages[value] }));
  const submission = useOfficeForm({
    rule,
    keepsAnswers: true,
    act: async ({ consent, ...fields }) => {
      const { id } = await call(addPerson, { ...fields, consent: consent !== "" });
      void peopleChanged();
      succeed({ title: fillIn(words.added, { name: fields.name }), text: "" });
      setAddedId(id);
    },
  });
  // After the guard below has heard that nothing is left to lose.
  useEffect(() => {
    if (!addedId) return;
    const isForBooking = params.get(nextName) === bookingNext;
    void navigate(isForBooking ? bookPath(addedId) : personPath(addedId), { replace: true });
  }, [addedId, navigate, params]);
  useEffect(() => () => keepSearchedText(""), []);
  const note = (form: HTMLFormElement | null) => {
    setDirty(true);
    if (!form) return;
    const value = (name: string) => (form.elements.namedItem(name) as HTMLInputElement).value;
    setTyped({ name: value("name"), email: value("email"), phone: value("phone") });
  };
  return (
    <div className={css.screen} onInput={() => note(submission.form.current)}>
      <ScreenHead title={officeShellWords[locale].titles.newPerson} />
      <OfficeForm id="new-person" submission={submission} submit={words.submit} submitting={words.submitting}>
        <div className={css.fields}>
          <Field name="name" label={words.name} required defaultValue={searched.name} />
          <Field name="phone" label={words.phone} type="tel" defaultValue={searched.phone} />
          <Field name="email" label={words.email} type="email" defaultValue={searched.email} />
          <Field
            name="source"
            label={words.source}
            type="select"
            required
            choices={[
              { value: "call", label: words.sources.call },
              { value: "visit", label: words.sources.visit },
            ]}
          />
          <Field
            name="speaks"
            label={words.speaks}
            type="select"
            required
            defaultValue={locale}
            choices={languages}
          />
          <Field
            name="writes"
            label={words.writes}
            type="select"
            required
            defaultValue={locale}
            choices={languages}
          />
        </div>
        <Doubles typed={typed} />
        <Field name="request" label={words.request} type="textarea" />
        <label className={css.consent}>
          <input type="checkbox" name="consent" value="yes" /> {words.consent}
        </label>
      </OfficeForm>
      <LeaveGuard isDirty={isDirty && addedId === ""} />
    </div>
  );
}
