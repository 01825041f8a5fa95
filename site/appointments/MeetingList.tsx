import { freeTimesFields, wayFields } from "#domain/templates/free-times-fields.ts";
import { templateAttributes } from "#ui/template-attributes.ts";
import css from "./MeetingChoice.module.css";

const page = templateAttributes(freeTimesFields);
const way = templateAttributes(wayFields);

/** How to meet, as the server fills it in for the chosen kind of appointment. */
export function MeetingList({ legend }: { legend: string }) {
  return (
    <fieldset className={css.group}>
      <legend>{legend}</legend>
      <div className={css.ways}>
        <label className={`choice ${css.way}`} {...page.repeat("ways")}>
          <input
            type="radio"
            name="meeting"
            {...way.fillAttribute("id", "id")}
            {...way.fillAttribute("value", "way")}
            {...way.fillAttribute("checked", "isFirst")}
          />
          <span {...way.fill("label")}>…</span>
        </label>
      </div>
      <span className="problem" data-error-for="meeting" hidden />
    </fieldset>
  );
}
