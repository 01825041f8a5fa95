import { useCallback, useEffect, useRef, useState } from "react";
import { checkField, getField, saveField } from "#domain/office/field-operations.ts";
import type { Field, Finding } from "#domain/office/website-values.ts";
import type { Json } from "#domain/website/edits.ts";
import { useOffice } from "../base/office-context.ts";
import { OfficeProblem } from "../base/office-problem.ts";
import { saveSoon } from "../parts/save-soon.ts";
import { currentValue, standingValue } from "./current-value.ts";
import { rememberUnsaved } from "./unsaved-changes.ts";
import { useFieldSaved } from "./use-field-saved.ts";

/** After this time without a key a typed change is stored, in milliseconds. */
const savePause = 700;

/**
 * The value of a field while it is edited. What is typed is stored by itself as a draft, again when the connection is
 * back; a field that acts at once is stored by `save` alone. Somebody else's change is never written over: it is the `conflict`.
 */
export function useFieldDraft(field: Field) {
  const { call, names } = useOffice();
  const fieldSaved = useFieldSaved();
  const [typed, setTyped] = useState<{ value: Json }>();
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const [findings, setFindings] = useState<Finding[]>();
  /**
   * What is typed, the version that it is written over, and what may stand there unasked: what was seen of it, and what
   * was sent since, which may be stored though its answer was lost.
   */
  const latest = useRef({ typed, version: field.version, known: [standingValue(field)] });
  const saving = useRef<Promise<boolean>>(undefined);
  if (!latest.current.typed)
    latest.current = { typed: undefined, version: field.version, known: [standingValue(field)] };

  /** A publish makes another version of the same value: what is written over that is known. */
  const saveOverKnown = async (value: Json) => {
    const input = { path: field.path, value };
    latest.current.known.push(value);
    try {
      return await call(saveField, { ...input, version: latest.current.version });
    } catch (error) {
      if (!(error instanceof OfficeProblem && error.conflict)) throw error;
      const now = await call(getField, { path: field.path }).catch(() => undefined);
      if (!now || !latest.current.known.some((each) => isSame(standingValue(now), each))) throw error;
      return await call(saveField, { ...input, version: now.version });
    }
  };
  const store = async (value: Json) => {
    setSaving(true);
    try {
      const answer = await saveOverKnown(value);
      latest.current = { ...latest.current, version: answer.version, known: [value] };
      setFindings(answer.findings);
      setProblem(undefined);
      await fieldSaved(field, { value, ...answer });
      // What was typed meanwhile stays, and is stored next.
      if (latest.current.typed?.value === value) {
        latest.current.typed = undefined;
        setTyped(undefined);
      }
      return true;
    } catch (error) {
      isConflict.current = error instanceof OfficeProblem && error.conflict !== undefined;
      setProblem(error);
      // What acts at once is refused whole where a draft would be kept: the check says why, in the reader's language.
      if (error instanceof OfficeProblem && error.code === "input-invalid")
        await call(checkField, { path: field.path, value }).then(
          (answer) => setFindings(answer.findings),
          () => {},
        );
      return false;
    } finally {
      setSaving(false);
    }
  };
  /** Somebody else's change was met: nothing is stored until it is chosen which one stays. */
  const isConflict = useRef(false);
  const storing = useRef(store);
  storing.current = store;
  /** One after another, also where several wait for the same one: the next needs the version that it makes. */
  const save = useCallback(async (): Promise<boolean> => {
    while (saving.current) await saving.current;
    const change = latest.current.typed;
    if (!change) return true;
    if (isConflict.current) return false;
    saving.current = storing.current(change.value).finally(() => {
      saving.current = undefined;
    });
    return saving.current;
  }, []);

  useEffect(() => {
    if (!typed || field.actsAtOnce) return;
    return saveSoon(() => void save(), savePause);
  }, [typed, field.actsAtOnce, save]);
  const isTyped = typed !== undefined;
  useEffect(() => (isTyped ? rememberUnsaved({ field, save }) : undefined), [isTyped, field, save]);

  const conflict = problem instanceof OfficeProblem ? problem.conflict : undefined;
  const drop = () => {
    latest.current.typed = undefined;
    isConflict.current = false;
    setTyped(undefined);
    setProblem(undefined);
    setFindings(undefined);
  };
  return {
    value: typed ? typed.value : currentValue(field, names.timeZone),
    isTyped,
    isSaving,
    problem,
    conflict,
    findings: isTyped || field.actsAtOnce ? (findings ?? field.findings) : field.findings,
    change(value: Json) {
      latest.current.typed = { value };
      setTyped({ value });
    },
    save,
    drop,
    /** Writes over the other's change, now that it was seen; what came after it is asked about first. */
    async insist() {
      const now = await call(getField, { path: field.path });
      const stored = standingValue(now);
      const current = JSON.stringify(stored);
      if (conflict && current !== conflict.current) {
        const { by = "", at = conflict.at } = now.changed ?? {};
        return setProblem(new OfficeProblem("field-conflict", field.path, { current, by, at }));
      }
      latest.current = { ...latest.current, version: now.version, known: [stored] };
      isConflict.current = false;
      await save();
    },
  };
}

const isSame = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other);

export type FieldDraft = ReturnType<typeof useFieldDraft>;
