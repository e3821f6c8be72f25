import type { QuestionImage } from "@theta/contract";
import { useRef } from "react";
import { FailedState } from "../../../ui/states.tsx";
import { PictureBox } from "./picture-box.tsx";
import { usePictureLoad } from "./use-picture-load.ts";
import { ZoomDialog } from "./zoom-dialog.tsx";

interface PictureZoomProps {
  image: QuestionImage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function PictureZoom({ image, ...dialog }: PictureZoomProps) {
  return (
    <ZoomDialog {...dialog} name="Picture" ratio={image.width / image.height}>
      {(zoom) => <Enlarged image={image} zoom={zoom} />}
    </ZoomDialog>
  );
}

interface EnlargedProps {
  image: QuestionImage;
  zoom: number;
}

function Enlarged({ image, zoom }: EnlargedProps) {
  const load = usePictureLoad();
  const place = useRef<HTMLDivElement>(null);
  function retry() {
    // The button goes away, and the focus would go with it.
    place.current?.focus();
    load.retry();
  }
  return (
    <div ref={place} tabIndex={-1}>
      <PictureBox image={image} load={load} sizes={`${Math.round(100 * zoom)}vw`} />
      {load.state === "failed" && (
        <FailedState inline title="We couldn't load the picture." onRetry={retry} />
      )}
    </div>
  );
}
