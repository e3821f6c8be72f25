import type { QuestionImage } from "@theta/contract";
import { ChevronDown, ZoomIn } from "lucide-react";
import { useId, useRef, useState } from "react";
import { FailedState } from "../../../ui/states.tsx";
import { PictureBox } from "./picture-box.tsx";
import { PictureZoom } from "./picture-zoom.tsx";
import { RichText } from "../text/rich-text.tsx";
import { usePictureLoad } from "./use-picture-load.ts";

interface PictureProps {
  image: QuestionImage;
  /** Everything it says, as text. */
  description: string;
}

/** A picture that a question is about. It can be enlarged, or read as text. */
export function Picture({ image, description }: PictureProps) {
  const load = usePictureLoad();
  const [isZoomed, setZoomed] = useState(false);
  const [isDescribed, setDescribed] = useState(false);
  const figure = useRef<HTMLElement>(null);
  const id = useId();
  function retry() {
    // The button disappears, and the focus would go with it.
    figure.current?.focus();
    load.retry();
  }
  return (
    <figure
      ref={figure}
      tabIndex={-1}
      className="relative m-0 font-sans"
      style={{ maxWidth: `${image.width / 2}px` }}
    >
      <PictureBox image={image} load={load} sizes="(min-width: 63rem) 42rem, 100vw" />
      {load.state === "failed" && (
        <div className="mt-2">
          <FailedState inline title="We couldn't load the picture." onRetry={retry} />
        </div>
      )}
      <div className="mt-1 flex flex-wrap gap-x-6 print:hidden">
        {load.state !== "failed" && (
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => setZoomed(true)}
            className={`${BUTTON} after:absolute after:inset-0 after:cursor-zoom-in`}
          >
            <ZoomIn aria-hidden="true" className="size-4" />
            Enlarge the picture
          </button>
        )}
        <button
          type="button"
          aria-expanded={isDescribed}
          aria-controls={id}
          onClick={() => setDescribed(!isDescribed)}
          className={`group relative z-1 ${BUTTON}`}
        >
          <ChevronDown
            aria-hidden="true"
            className="size-4 transition-transform duration-(--t-base) group-aria-expanded:rotate-180"
          />
          {isDescribed ? "Hide the text" : "Read it as text"}
        </button>
      </div>
      <div id={id} hidden={!isDescribed} className="relative z-1 mt-2 text-md leading-read">
        <RichText html={description} />
      </div>
      <PictureZoom image={image} open={isZoomed} onOpenChange={setZoomed} />
    </figure>
  );
}

const BUTTON =
  "inline-flex min-h-11 items-center gap-2 rounded-sm text-sm font-ui underline underline-offset-4";
