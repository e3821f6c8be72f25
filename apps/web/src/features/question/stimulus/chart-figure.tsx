import type { QuestionTable } from "@theta/contract";
import { ChevronDown, Keyboard, ZoomIn } from "lucide-react";
import { type Ref, useId, useRef, useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { ScrollSideways } from "../../../ui/browser/scroll-sideways.tsx";
import { Table } from "../../../ui/table/table.tsx";
import { ZoomDialog } from "../picture/zoom-dialog.tsx";
import { RichText } from "../text/rich-text.tsx";
import { ChartExplorer } from "./explore/chart-explorer.tsx";
import { tableColumns, tableRows } from "./table-columns.ts";

interface ChartFigureProps {
  svg: string;
  numbers?: QuestionTable | undefined;
}

/** In pixels: at this width, the words in a chart are 13 px, as small as text gets at its usual size. */
const READABLE_WIDTH = 560;

/**
 * A chart is shown whole, so that you see its shape at once. Where that makes its words small, a tap on it, or
 * its button, enlarges it.
 */
export function ChartFigure({ svg, numbers }: ChartFigureProps) {
  const [isOpen, setOpen] = useState(false);
  const [isZoomed, setZoomed] = useState(false);
  const [isExplored, setExplored] = useState(false);
  const explore = useRef<HTMLButtonElement>(null);
  const id = useId();
  return (
    <figure className="@container/chart relative m-0 font-sans">
      <RichText html={svg} />
      <div className="mt-2 flex flex-wrap gap-x-6">
        <EnlargeButton onPress={() => setZoomed(true)} />
        {numbers && (
          <NumbersButton isOpen={isOpen} controls={id} onPress={() => setOpen(!isOpen)} />
        )}
        {numbers && (
          <ExploreButton
            ref={explore}
            isOpen={isExplored}
            onPress={() => setExplored(!isExplored)}
          />
        )}
      </div>
      {numbers && isExplored && (
        <ChartExplorer
          numbers={numbers}
          onClose={() => {
            setExplored(false);
            explore.current?.focus();
          }}
        />
      )}
      {numbers && (
        <div id={id} hidden={!isOpen} className="relative z-1 mt-2">
          <ScrollSideways label={numbers.caption}>
            <Table
              caption={numbers.caption}
              columns={tableColumns(numbers, { sortable: false })}
              rows={tableRows(numbers)}
              rowKey={({ place }) => place}
            />
          </ScrollSideways>
        </div>
      )}
      <ZoomDialog
        name="Chart"
        ratio={ratioOf(svg)}
        readableWidth={READABLE_WIDTH}
        open={isZoomed}
        onOpenChange={setZoomed}
      >
        {() => <RichText html={svg} className="chart-enlarged" />}
      </ZoomDialog>
    </figure>
  );
}

/** It covers the chart, so that a tap anywhere on the chart presses it. */
function EnlargeButton({ onPress }: { onPress: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onPress}
      className={classNames(
        BUTTON,
        "after:absolute after:inset-0 after:cursor-zoom-in @min-[40rem]/chart:hidden print:hidden",
      )}
    >
      <ZoomIn aria-hidden="true" className="size-4" />
      Enlarge the chart
    </button>
  );
}

interface NumbersButtonProps {
  isOpen: boolean;
  controls: string;
  onPress: () => void;
}

function NumbersButton({ isOpen, controls, onPress }: NumbersButtonProps) {
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onPress}
      className={classNames("group relative z-1", BUTTON)}
    >
      <ChevronDown
        aria-hidden="true"
        className="size-4 transition-transform duration-(--t-base) group-aria-expanded:rotate-180"
      />
      {isOpen ? "Hide the numbers" : "Show the numbers"}
    </button>
  );
}

interface ExploreButtonProps {
  ref: Ref<HTMLButtonElement>;
  isOpen: boolean;
  onPress: () => void;
}

/** Phones have the numbers as a table. */
function ExploreButton({ ref, isOpen, onPress }: ExploreButtonProps) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      onClick={onPress}
      className={classNames(
        "relative z-1 pointer-coarse:@max-[40rem]/chart:hidden print:hidden",
        BUTTON,
      )}
    >
      <Keyboard aria-hidden="true" className="size-4" />
      Explore by keyboard
    </button>
  );
}

const BUTTON =
  "inline-flex min-h-11 items-center gap-2 rounded-sm text-sm font-ui underline underline-offset-4";

/** All charts are drawn at the same width, each as high as it needs. */
function ratioOf(svg: string): number {
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return Number(width) / Number(height) || 1;
}
