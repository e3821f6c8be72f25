import type { QuestionImage } from "@theta/contract";
import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, useEffect } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { FailedState } from "../../../ui/states.tsx";
import { PictureBox } from "./picture-box.tsx";
import { usePictureLoad } from "./use-picture-load.ts";
import { useZoom } from "./use-zoom.ts";

interface PictureZoomProps {
  image: QuestionImage;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A picture that fills the window and can be zoomed and moved. */
export function PictureZoom({ image, open, onOpenChange }: PictureZoomProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Enlarged picture" hideTitle side="full">
      <ZoomPane image={image} />
    </Dialog>
  );
}

function ZoomPane({ image }: { image: QuestionImage }) {
  const load = usePictureLoad();
  const { frame, zoom, isLeast, isMost, zoomIn, zoomOut, fit } = useZoom();
  useEffect(() => frame.current?.focus(), [frame]);
  function press(event: KeyboardEvent) {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = { "+": zoomIn, "=": zoomIn, "-": zoomOut, _: zoomOut, "0": fit }[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={press} className="flex h-full min-h-0 flex-col gap-3">
      <div
        ref={frame}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="group"
        aria-label="Picture. Scroll to move it."
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="grid min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-md bg-sunk -outline-offset-2 [container-type:size]"
      >
        <div
          className="m-auto"
          style={{
            width: `calc(min(100cqw, 100cqh * ${image.width} / ${image.height}) * ${zoom})`,
          }}
        >
          <PictureBox image={image} load={load} sizes={`${Math.round(100 * zoom)}vw`} />
          {load.state === "failed" && (
            <FailedState
              inline
              title="We couldn't load the picture."
              onRetry={() => {
                frame.current?.focus();
                load.retry();
              }}
            />
          )}
        </div>
      </div>
      <ZoomBar {...{ zoom, isLeast, isMost, zoomIn, zoomOut, fit }} />
    </div>
  );
}

type ZoomBarProps = Omit<ReturnType<typeof useZoom>, "frame">;

function ZoomBar({ zoom, isLeast, isMost, zoomIn, zoomOut, fit }: ZoomBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="outline" size="sm" aria-disabled={isLeast} onClick={zoomOut}>
        <ZoomOut aria-hidden="true" className="size-4" />
        Zoom out
      </Button>
      <Button variant="outline" size="sm" aria-disabled={isMost} onClick={zoomIn}>
        <ZoomIn aria-hidden="true" className="size-4" />
        Zoom in
      </Button>
      <Button variant="quiet" size="sm" aria-disabled={isLeast} onClick={fit}>
        <Maximize aria-hidden="true" className="size-4" />
        Fit
      </Button>
      <output aria-label="Size" className="text-sm text-ink-2 numerals">
        {Math.round(zoom * 100)}%
      </output>
      <p className="ml-auto hidden text-sm text-ink-2 lg:pointer-fine:block">
        Keys: + and − to zoom, 0 to fit, arrows to move
      </p>
    </div>
  );
}
