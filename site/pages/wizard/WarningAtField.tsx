import { useEffect } from "react";
import { hasSensitiveNumber } from "#domain/forms/sensitive-numbers.ts";
import css from "#ui/form/Field.module.css";

type Props = { formId: string; field: string; value: string | undefined; warning: string };

/** Warns at a drawn field of numbers that do not belong in it, as a field of the other forms does by itself. */
export function WarningAtField({ formId, field, value = "", warning }: Props) {
  const isSensitive = hasSensitiveNumber(value);
  useEffect(() => {
    const place = document.getElementById(`${formId}-${field}-warning`);
    if (!place) return;
    place.textContent = isSensitive ? warning : "";
    place.className = isSensitive ? (css.warning ?? "") : "unseen";
  }, [formId, field, warning, isSensitive]);
  return null;
}
