import { useState } from "react";
import { useOffice } from "../base/office-context.ts";
import { type StoredPicture, sendPicture } from "./send-picture.ts";
import { shrinkPicture } from "./shrink-picture.ts";

/** Uploads one picture at a time; a refused one leaves what was there. */
export function usePictureUpload(onStored: (picture: StoredPicture) => void) {
  const { withToken } = useOffice();
  const [progress, setProgress] = useState<number>();
  const [problem, setProblem] = useState<unknown>();
  const upload = async (file: File | undefined) => {
    if (!file || progress !== undefined) return;
    setProblem(undefined);
    setProgress(0);
    try {
      const small = await shrinkPicture(file);
      onStored(await withToken((token) => sendPicture(small, token, setProgress)));
    } catch (error) {
      setProblem(error);
    } finally {
      setProgress(undefined);
    }
  };
  return { upload, progress, problem };
}
