type Props = {
  problem: string;
  problemId: string;
  isSending: boolean;
  submit: string;
  cancel: string;
  onCancel: () => void;
};

/** The end of a sheet's form: what went wrong, and its two buttons. */
export function SheetButtons({ problem, problemId, isSending, submit, cancel, onCancel }: Props) {
  return (
    <>
      <p role="alert" className="problem" id={problemId}>
        {problem}
      </p>
      <p className="button-row">
        <button type="submit" className="button" aria-disabled={isSending}>
          {submit}
        </button>
        <button type="button" className="button quiet" onClick={onCancel}>
          {cancel}
        </button>
      </p>
    </>
  );
}
