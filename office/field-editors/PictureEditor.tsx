import { useId } from "react";
import { fillIn } from "#content/format/fill-in.ts";
import { editorWords } from "#content/words/office/website-editors.ts";
import type { Picture } from "#domain/practice/picture.ts";
import { cutSide, isTooSmall, type PicturePlace, picturePlaces } from "#domain/website/picture-sizes.ts";
import { useOffice } from "../base/office-context.ts";
import { LeaveGuard } from "../parts/LeaveGuard.tsx";
import { BothTexts } from "./BothTexts.tsx";
import type { EditorProps } from "./editor-props.ts";
import { recordOf, textOf } from "./json-shapes.ts";
import css from "./PictureEditor.module.css";
import { PictureFrame } from "./PictureFrame.tsx";
import { UploadState } from "./UploadState.tsx";
import { usePictureDrop } from "./use-picture-drop.ts";
import { usePictureUpload } from "./use-picture-upload.ts";

const noWords = { en: "", es: "" };

/** A picture in the frame of its place, which part of it is shown, and its words in both languages; `options` names the place. */
export function PictureEditor({ label, value, onChange, options, describedBy, isInvalid }: EditorProps) {
  const { locale } = useOffice();
  const words = editorWords[locale].picture;
  const id = useId();
  const place = (options?.[0] ?? "article") as PicturePlace;
  const fields = recordOf(value);
  const picture = fields.file === undefined ? undefined : (fields as unknown as Picture);
  const { upload, ...state } = usePictureUpload(place, (stored) =>
    onChange({ ...stored, position: 50, alt: fields.alt ?? noWords }),
  );
  const { isOver, handlers } = usePictureDrop((file) => void upload(file));
  const [wide, high] = picturePlaces[place].shape;
  const width = picturePlaces[place].widths.at(-1) ?? 0;
  const size = { width, height: Math.ceil((width * high) / wide) };
  const side = picture && cutSide(picture, place);
  return (
    <fieldset
      className={`${css.picture} ${isOver ? css.over : ""}`}
      aria-describedby={`${id}-hint`}
      {...handlers}
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
        {fillIn(words.hint, size)}
        <span className={css.drop}> {words.drop}</span>
        {picture && isTooSmall(picture, place) && <span> {fillIn(words.has, picture)}</span>}
      </p>
      <p className="button-row">
        <label className={`button quiet ${css.choose}`}>
          <span>{picture ? words.replace : words.choose}</span>
          <input
            type="file"
            className="covering"
            accept="image/jpeg,image/png,image/webp,image/avif"
            aria-describedby={`${id}-hint`}
            onChange={(event) => {
              const [file] = event.target.files ?? [];
              if (file) void upload(file);
              event.target.value = "";
            }}
          />
        </label>
        {picture && (
          <button type="button" className="link" onClick={() => onChange(null)}>
            {words.remove}
          </button>
        )}
      </p>
      <UploadState {...state} />
      <LeaveGuard isDirty={state.progress !== undefined} />
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
