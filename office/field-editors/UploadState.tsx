import { useId } from "react";
import { officeShellWords } from "#content/words/office/office-shell.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem, problemSentence } from "../base/office-problem.ts";
import type { usePictureUpload } from "./use-picture-upload.ts";

type Props = Omit<ReturnType<typeof usePictureUpload>, "upload">;

/** How far a picture on its way is, or why it did not arrive. */
export function UploadState({ progress, problem, retry }: Props) {
  const { locale } = useOffice();
  const words = editorWords[locale].picture;
  const id = useId();
  const isHeic = problem instanceof OfficeProblem && problem.message === "picture-heic";
  return (
    <>
      <p role="status">
        {progress !== undefined && (
          <>
            <span id={id}>{progress < 1 ? words.sending : words.checking}</span>
            <progress aria-labelledby={id} {...(progress < 1 && { value: progress })} />
          </>
        )}
      </p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problemSentence(problem, officeProblemWords[locale]) + (isHeic ? `. ${words.heic}` : "")}
        </p>
      )}
      {retry && (
        <p>
          <button type="button" className="button quiet" onClick={() => void retry()}>
            {officeShellWords[locale].tryAgain}
          </button>
        </p>
      )}
    </>
  );
}
