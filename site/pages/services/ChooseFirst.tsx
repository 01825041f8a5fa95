import styles from "./ChooseFirst.module.css";

type Props = { id: string; heading: string; text: string; close: string };

/** Says that a choice is missing. A native dialog: it needs no script, and the focus goes back to the button. */
export function ChooseFirst({ id, heading, text, close }: Props) {
  return (
    <dialog
      id={id}
      role="alertdialog"
      className={styles.alert}
      aria-labelledby={`${id}-heading`}
      aria-describedby={`${id}-text`}
    >
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p id={`${id}-text`}>{text}</p>
      <button type="button" className="button" command="close" commandfor={id}>
        {close}
      </button>
    </dialog>
  );
}
