import { fillCount } from "#content/format/fill-in.ts";
import { ButtonRow } from "./ButtonRow.tsx";
import { saveFile } from "./save-file.ts";
import { useAction } from "./use-action.ts";
import { useSuccessToast } from "./use-success-toast.ts";

type Props = {
  words: { button: string; done: { title: string; text: { one: string; other: string } } };
  fileName: string;
  load: () => Promise<{ csv: string; rows: number }>;
};

/** Saves rows as a file, and says how many they are. */
export function ExportButton({ words, fileName, load }: Props) {
  const showToast = useSuccessToast();
  const { act, isRunning, problem } = useAction();
  const save = async () => {
    const { csv, rows } = await load();
    saveFile(fileName, csv, "text/csv");
    showToast({ title: words.done.title, text: fillCount(words.done.text, rows) });
  };
  return (
    <ButtonRow problem={problem}>
      <button type="button" className="button quiet" aria-disabled={isRunning} onClick={() => act(save)}>
        {words.button}
      </button>
    </ButtonRow>
  );
}
