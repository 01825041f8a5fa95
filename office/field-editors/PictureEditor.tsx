import { useEffect, useId, useRef, useState } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { officeProblemWords } from "#content/words/office/problems.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import type { Picture } from "#domain/practice/picture.ts";
import { cutSide, isTooSmall, type PicturePlace, picturePlaces } from "#domain/website/picture-sizes.ts";
import { useOffice } from "../base/office-context.ts";
import { problemSentence } from "../base/office-problem.ts";
import { BothTexts } from "./BothTexts.tsx";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, textOf } from "./json-shapes.ts";
import css from "./PictureEditor.module.css";
import { PictureFrame } from "./PictureFrame.tsx";
import { usePictureUpload } from "./use-picture-upload.ts";

const noWords = { en: "", es: "" };

/** A picture in the frame of its place, which part of it is shown, and its words in both languages; `options` names the place. */
export function PictureEditor({ label, value, onChange, options, describedBy, isInvalid }: EditorProps) {
  const { locale } = useOffice();
  const words = editorWords[locale].picture;
  const id = useId();
  const [isOver, setOver] = useState(false);
  const place = (options?.[0] ?? "article") as PicturePlace;
  const fields = recordOf(value);
  const picture = fields.file === undefined ? undefined : (fields as unknown as Picture);
  // What is typed while a picture is on its way stays.
  const typedWords = useRef(fields.alt);
  useEffect(() => {
    typedWords.current = fields.alt;
  });
  const { upload, progress, problem } = usePictureUpload((stored) =>
    onChange({ ...stored, position: 50, alt: typedWords.current ?? noWords }),
  );
  const [wide, high] = picturePlaces[place].shape;
  const width = picturePlaces[place].widths.at(-1) ?? 0;
  const size = { width, height: Math.ceil((width * high) / wide) };
  const side = picture && cutSide(picture, place);
  return (
    <fieldset
      className={`${css.picture} ${isOver ? css.over : ""}`}
      aria-describedby={`${id}-hint`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void upload(event.dataTransfer.files[0]);
      }}
    >
      <legend>{label}</legend>
      {picture && <PictureFrame picture={picture} place={place} alt={textOf(recordOf(fields.alt)[locale])} />}
      {picture && side && (
        <p className="field">
          <label htmlFor={`${id}-part`}>{words.part[side]}</label>
          <input
            id={`${id}-part`}
            type="range"
            min={0}
            max={100}
            step={5}
            value={picture.position}
            onChange={(event) => onChange({ ...fields, position: Number(event.target.value) })}
          />
        </p>
      )}
      <p className="hint" id={`${id}-hint`}>
        {fillIn(words.hint, { width: size.width, height: size.height })}
        {picture && isTooSmall(picture, place) && ` ${fillIn(words.has, picture)}`}
      </p>
      <p className="button-row">
        <label className={`button quiet ${css.choose}`}>
          {picture ? words.replace : words.choose}
          <input
            type="file"
            className="covering"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              void upload(event.target.files?.[0]);
              event.target.value = "";
            }}
          />
        </label>
        {picture && (
          <button type="button" className={css.remove} onClick={() => onChange(null)}>
            {words.remove}
          </button>
        )}
      </p>
      <p role="status">
        {progress !== undefined && (
          <>
            <span id={`${id}-progress`}>{progress < 1 ? words.sending : words.checking}</span>
            <progress aria-labelledby={`${id}-progress`} {...(progress < 1 && { value: progress })} />
          </>
        )}
      </p>
      {problem !== undefined && (
        <p className="problem" role="alert">
          {problemSentence(problem, officeProblemWords[locale])}
        </p>
      )}
      {picture && (
        <BothTexts
          label={words.alt}
          hint={words.altHint}
          value={fields.alt}
          onChange={(alt) => onChange({ ...fields, alt })}
          describedBy={describedBy}
          isInvalid={isInvalid}
        />
      )}
    </fieldset>
  );
}
