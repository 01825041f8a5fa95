import { type DragEvent, useEffect, useState } from "react";

/** The handlers of a place on which a file can be dropped, and whether one is held over it. */
export function usePictureDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  // A file that misses the place would be opened in the place of the office.
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    const names = ["dragover", "drop"];
    for (const name of names) addEventListener(name, keep);
    return () => {
      for (const name of names) removeEventListener(name, keep);
    };
  }, []);
  const isLocked = ({ currentTarget }: DragEvent) => currentTarget.matches(":disabled");
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => setOver(!isLocked(event)),
      onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) =>
        setOver(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)),
      onDrop: (event: DragEvent) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (file && !isLocked(event)) onFile(file);
      },
    },
  };
}
