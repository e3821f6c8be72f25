import type { QuestionImage } from "@theta/contract";
import { classNames } from "../../../ui/class-names.ts";
import type { PictureLoad } from "./use-picture-load.ts";

interface PictureBoxProps {
  image: QuestionImage;
  load: PictureLoad;
  /** How wide it is, as in an image's `sizes`. */
  sizes: string;
  className?: string | undefined;
}

/** A picture in a box that holds its place from the start. If it fails, its alt text is shown. */
export function PictureBox({ image, load, sizes, className }: PictureBoxProps) {
  const { alt, imageURL, width, height } = image;
  if (load.state === "failed")
    return <span className={classNames(BOX, className, "p-3 font-sans text-md")}>{alt}</span>;
  return (
    <span
      className={classNames(BOX, className, load.state === "loading" && "animate-breathe bg-band")}
    >
      <img
        key={load.attempt}
        src={imageURL}
        srcSet={image.sizes.map((size) => `${size.imageURL} ${size.width}w`).join(", ")}
        sizes={sizes}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        draggable={false}
        onLoad={load.onLoad}
        onError={load.onError}
        className="block h-auto w-full"
      />
    </span>
  );
}

const BOX =
  "block overflow-hidden rounded-md border border-line-strong print:break-inside-avoid print:border-line";
