import { fillIn } from "#content/format/fill-in.ts";
import type { AppointmentWords } from "#content/words/appointments.ts";
import type { Practice } from "#domain/practice/practice.ts";
import { Icon } from "#ui/Icon.tsx";
import { FilledLink } from "./FilledLink.tsx";
import styles from "./TimeList.module.css";

type Props = { words: AppointmentWords; phone: Practice["business"]["phone"] };

/**
 * The free times of a week as radios, a day to a row that opens. The server fills it: `data-repeat`, `data-if` and
 * `data-fill` name what it puts there.
 */
export function TimeList({ words: { times, call }, phone }: Props) {
  return (
    <section className={styles.times} aria-labelledby="times-heading">
      <div className={styles.head}>
        <div>
          <h2 id="times-heading">{times.heading}</h2>
          <p className={styles.week}>
            <span data-fill="weekName">…</span> · <span data-fill="zoneName">…</span>
          </p>
        </div>
        <nav className={styles.weeks} aria-label={times.weeks}>
          <FilledLink to="earlierHref" className="button quiet" data-if="earlierHref">
            <Arrow path="m14.5 6-6 6 6 6" />
            {times.earlier}
          </FilledLink>
          <FilledLink to="laterHref" className="button quiet" data-if="laterHref">
            {times.later}
            <Arrow path="m9.5 6 6 6-6 6" />
          </FilledLink>
        </nav>
      </div>
      <p className="problem" data-error-for="start" hidden />
      <div className={styles.days} data-if="days">
        <details className={styles.day} data-repeat="days" data-fill-open="isOpen">
          <summary className={styles.name}>
            <span data-fill="dayName">…</span>
            <span className={styles.count} data-fill="countName">
              …
            </span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M5 12h14" />
              <path d="M12 5v14" />
            </svg>
          </summary>
          <fieldset className={styles.choice}>
            <legend className="unseen" data-fill="dayName">
              …
            </legend>
            <label className={styles.time} data-repeat="times">
              <input
                type="radio"
                name="start"
                autoComplete="off"
                data-fill-id="id"
                data-fill-value="start"
                data-fill-checked="checked"
              />
              <span data-fill="label">…</span>
            </label>
          </fieldset>
        </details>
      </div>
      <div className={styles.empty} data-unless="days">
        <h3>{times.empty}</h3>
        <p>{times.emptyText}</p>
        <div className="button-row">
          <FilledLink to="laterHref" className="button quiet" data-if="laterHref">
            {times.seeLater}
          </FilledLink>
          <a className="button quiet" href={`tel:${phone.dialed}`}>
            <Icon name="phone" />
            {fillIn(call, { phone: phone.shown })}
          </a>
        </div>
      </div>
    </section>
  );
}

const Arrow = ({ path }: { path: string }) => (
  <svg className={styles.arrow} viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);
