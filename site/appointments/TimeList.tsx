import { fillIn } from "#content/format/fill-in.ts";
import { freeTimesId } from "#content/routes.ts";
import type { AppointmentWords } from "#content/words/appointments.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { dayFields, timeFields, weekFields } from "#domain/templates/free-times-fields.ts";
import { Icon } from "#ui/Icon.tsx";
import { templateAttributes } from "#ui/template-attributes.ts";
import styles from "./TimeList.module.css";

const week = templateAttributes(weekFields);
const day = templateAttributes(dayFields);
const time = templateAttributes(timeFields);

type Props = { words: AppointmentWords; phone: Practice["business"]["phone"] };

/**
 * The free times of a week as radios, a day to a row that opens. The server fills it, on the page where a time is
 * booked and where it is moved.
 */
export function TimeList({ words: { times, call }, phone }: Props) {
  return (
    <section className={styles.times} aria-labelledby={freeTimesId}>
      <input type="hidden" name="week" {...week.fillAttribute("value", "monday")} />
      <div className={styles.head}>
        <div>
          <h2 id={freeTimesId} tabIndex={-1}>
            {times.heading}
          </h2>
          <p className={styles.week}>
            <span {...week.fill("weekName")}>…</span> · <span {...week.fill("zoneName")}>…</span>
          </p>
        </div>
        <nav className={`button-row ${styles.weeks}`} aria-label={times.weeks}>
          <a
            className="button quiet"
            {...week.when("earlierHref")}
            {...week.fillAttribute("href", "earlierHref")}
          >
            <Icon name="previous" />
            {times.earlier}
          </a>
          <a
            className="button quiet"
            {...week.when("laterHref")}
            {...week.fillAttribute("href", "laterHref")}
          >
            {times.later}
            <Icon name="next" />
          </a>
        </nav>
      </div>
      <p className="problem" id="start-error" role="alert" data-error-for="start" hidden />
      <div className={styles.days} {...week.when("days")}>
        <details className={styles.day} {...week.repeat("days")} {...day.fillAttribute("open", "isOpen")}>
          <summary className={styles.name}>
            <span {...day.fill("dayName")}>…</span>
            {/* Otherwise heard as one number: "30 16". */}
            <span className="unseen">, </span>
            <span className={styles.count} {...day.fill("countName")}>
              …
            </span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12h14" />
              <path d="M12 5v14" />
            </svg>
          </summary>
          <fieldset className={styles.choice} aria-describedby="start-error">
            <legend className="unseen" {...day.fill("dayName")}>
              …
            </legend>
            <label className={styles.time} {...day.repeat("times")}>
              <input
                className="covering"
                type="radio"
                name="start"
                autoComplete="off"
                {...time.fillAttribute("id", "id")}
                {...time.fillAttribute("value", "start")}
              />
              <span {...time.fill("label")}>…</span>
            </label>
          </fieldset>
        </details>
      </div>
      <div className={styles.empty} {...week.unless("days")}>
        <h3>{times.empty}</h3>
        <p>{times.emptyText}</p>
        <div className="button-row">
          <a
            className="button quiet"
            {...week.when("laterHref")}
            {...week.fillAttribute("href", "laterHref")}
          >
            {times.seeLater}
          </a>
          <a className="button quiet" href={`tel:${phone.dialed}`}>
            <Icon name="phone" />
            {fillIn(call, { phone: phone.shown })}
          </a>
        </div>
      </div>
    </section>
  );
}
