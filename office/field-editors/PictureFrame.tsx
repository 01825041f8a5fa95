import { useQuery } from "@tanstack/react-query";
import { getPicture } from "#domain/office/picture-operations.ts";
import type { Picture } from "#domain/practice/picture.ts";
import { type PicturePlace, picturePlaces } from "#domain/website/picture-sizes.ts";
import { useOffice } from "../base/office-context.ts";
import { queryOf } from "../base/query-of.ts";
import { LoadProblem } from "../parts/LoadProblem.tsx";
import css from "./PictureEditor.module.css";

type Props = { picture: Pick<Picture, "file" | "position">; place: PicturePlace; alt: string };

/** A picture as its place will cut it. */
export function PictureFrame({ picture: { file, position }, place, alt }: Props) {
  const { call } = useOffice();
  const { data, error, refetch } = useQuery({
    ...queryOf(call, getPicture, { file }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (error && !data) return <LoadProblem error={error} onRetry={() => void refetch()} />;
  const [wide, high] = picturePlaces[place].shape;
  const style = { aspectRatio: `${wide} / ${high}`, objectPosition: `${position}% ${position}%` };
  return (
    <p className={css.frame} style={{ aspectRatio: style.aspectRatio }}>
      {data && <img src={data.preview} alt={alt} style={style} />}
    </p>
  );
}
