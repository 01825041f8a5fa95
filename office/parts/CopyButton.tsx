import { useState } from "react";

type Props = { text: string; label: string; copied: string };

/** Copies a text; its own label says when that is done. */
export function CopyButton({ text, label, copied }: Props) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), 3000);
  };
  return (
    <button type="button" className="button quiet" onClick={copy}>
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </button>
  );
}
