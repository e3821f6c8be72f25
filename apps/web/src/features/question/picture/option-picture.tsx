import type { QuestionImage } from "@theta/contract";
import { RotateCw, ZoomIn } from "lucide-react";
import { useState } from "react";
import { PictureBox } from "./picture-box.tsx";
import { PictureZoom } from "./picture-zoom.tsx";
import type { PictureLoad } from "./use-picture-load.ts";

/** An option's picture, small. */
export function OptionPicture({ image, load }: { image: QuestionImage; load: PictureLoad }) {
  return <PictureBox image={image} load={load} sizes="18rem" className="w-full max-w-72" />;
}

interface OptionPictureToolProps {
  image: QuestionImage;
  load: PictureLoad;
  letter: string;
}

/** Beside the option, not in it, because pressing anything in it chooses it. */
export function OptionPictureTool({ image, load, letter }: OptionPictureToolProps) {
  const [isZoomed, setZoomed] = useState(false);
  const hasFailed = load.state === "failed";
  const Sign = hasFailed ? RotateCw : ZoomIn;
  return (
    <>
      <button
        type="button"
        aria-label={hasFailed ? `Try loading picture ${letter} again` : `Enlarge picture ${letter}`}
        aria-haspopup={hasFailed ? undefined : "dialog"}
        onClick={hasFailed ? load.retry : () => setZoomed(true)}
        className="inline-flex min-h-target min-w-target shrink-0 items-center justify-center gap-2 rounded-md px-2 text-sm font-ui text-ink-2 transition-control hover:bg-sunk hover:text-ink print:hidden"
      >
        <Sign aria-hidden="true" className="size-5" />
        {hasFailed && "Retry"}
      </button>
      <PictureZoom image={image} open={isZoomed} onOpenChange={setZoomed} />
    </>
  );
}
