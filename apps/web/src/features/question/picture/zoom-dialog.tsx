import { Maximize, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect } from "react";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { useZoom } from "./use-zoom.ts";

interface ZoomPaneProps {
  /** What is enlarged: "Picture". */
  name: string;
  /** Its width divided by its height. */
  ratio: number;
  /** In pixels at the usual text size: it opens at least this wide, because it can't be read below that. */
  readableWidth?: number | undefined;
  /** Gets the zoom: 1 shows it whole. */
  children: (zoom: number) => ReactNode;
}

interface ZoomDialogProps extends ZoomPaneProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Shows something in the whole window, where you can zoom and move it. */
export function ZoomDialog({ open, onOpenChange, ...pane }: ZoomDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={`Enlarged ${pane.name.toLowerCase()}`}
      hideTitle
      side="full"
    >
      <ZoomPane {...pane} />
    </Dialog>
  );
}

function ZoomPane({ name, ratio, readableWidth = 0, children }: ZoomPaneProps) {
  const { frame, zoom, isLeast, isMost, zoomIn, zoomOut, fit } = useZoom({ ratio, readableWidth });
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
        aria-label={`${name}. Scroll to move it.`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="grid min-h-0 flex-1 touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-md bg-sunk -outline-offset-2 [container-type:size]"
      >
        <div className="m-auto" style={{ width: `calc(min(100cqw, 100cqh * ${ratio}) * ${zoom})` }}>
          {children(zoom)}
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
