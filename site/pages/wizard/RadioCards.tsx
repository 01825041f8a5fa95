import styles from "./RadioCards.module.css";

type Props = {
  formId: string;
  name: string;
  /** `id` of the heading that asks, where the group has no legend of its own. */
  labelledBy?: string;
  legend?: string;
  hint?: string;
  /** Values and labels in their order. */
  answers: Record<string, string>;
  hints?: Record<string, string | undefined>;
};

/** One question whose answers are native radios drawn as cards. */
export function RadioCards({ formId, name, labelledBy, legend, hint, answers, hints = {} }: Props) {
  const id = `${formId}-${name}`;
  return (
    <fieldset
      className={styles.group}
      aria-labelledby={labelledBy}
      aria-describedby={`${hint ? `${id}-hint ` : ""}${id}-error`}
    >
      {legend && <legend>{legend}</legend>}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={styles.cards}>
        {Object.entries(answers).map(([value, label]) => (
          <label key={value} className={`choice ${styles.card}`}>
            <input
              type="radio"
              id={`${id}-${value}`}
              name={name}
              value={value}
              required
              // Browsers would say of each that it is wrong until one is chosen.
              aria-invalid={false}
            />
            <b>{label}</b>
            {hints[value] && <span className={styles.about}>{hints[value]}</span>}
          </label>
        ))}
      </div>
      <span className={`problem ${styles.problem}`} id={`${id}-error`} data-error-for={name} hidden />
    </fieldset>
  );
}
