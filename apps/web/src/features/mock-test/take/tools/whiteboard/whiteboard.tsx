import { Eraser, Maximize2, Minimize2, Pencil, Trash2, Undo2 } from "lucide-react";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { classNames } from "../../../../../ui/class-names.ts";
import { TextArea } from "../../../../../ui/form/text-field.tsx";
import { PANEL_BUTTON, ToolPanel } from "../../../../exam/tools/tool-panel.tsx";
import { Board } from "./board.tsx";
import type { ScratchStore } from "./scratch-store.ts";
import { cleared, isEmpty, isFull, type Stroke } from "./strokes.ts";

interface WhiteboardProps {
  store: ScratchStore;
  onClose: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** Scratch paper for a section: to draw on, or to write notes if you don't draw. */
export function Whiteboard({ store, onClose, button }: WhiteboardProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [scratch, setScratch] = useState(store.read);
  const [tool, setTool] = useState<Tool>("pen");
  const [isLarge, setLarge] = useState(false);
  const { strokes, notes } = scratch;
  const isAtEnd = isFull(strokes);

  function keep(part: Partial<typeof scratch>) {
    setScratch({ ...scratch, ...part });
    store.write(part);
  }
  const draw = (next: readonly Stroke[]) => keep({ strokes: next });
  const undo = () => draw(strokes.slice(0, -1));

  return (
    <ToolPanel
      panel={panel}
      button={button}
      title="Whiteboard"
      onClose={onClose}
      onKeyDown={(event) => {
        const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey);
        if (!isUndo || event.target instanceof HTMLTextAreaElement) return;
        event.preventDefault();
        undo();
      }}
      place="sm:fixed sm:bottom-22 sm:left-gutter"
      className={
        isLarge
          ? "sm:h-[calc(100dvh-11rem)] sm:w-[min(64rem,calc(100vw-2rem))]"
          : "sm:h-112 sm:max-h-[calc(100dvh-6rem)] sm:w-88 sm:max-w-[calc(100vw-2rem)]"
      }
      actions={<SizeButton isLarge={isLarge} onClick={() => setLarge(!isLarge)} />}
    >
      <div className="flex min-h-0 flex-1 flex-col gap-2 px-3 pb-3">
        <DrawingTools {...{ strokes, tool, setTool, draw, undo }} />
        <div className="min-h-0 flex-1 max-sm:h-44 max-sm:flex-none">
          <Board
            strokes={strokes}
            tool={tool}
            disabled={isAtEnd}
            onStroke={(stroke) => draw([...strokes, stroke])}
          />
        </div>
        <output className="text-sm text-ink-2 empty:hidden">
          {isAtEnd && "The whiteboard is full. Undo a few strokes to keep drawing."}
        </output>
        <TextArea
          label="Notes"
          rows={2}
          value={notes}
          maxLength={5000}
          onChange={({ target }) => keep({ notes: target.value })}
        />
      </div>
    </ToolPanel>
  );
}

type Tool = "pen" | "eraser";

interface DrawingToolsProps {
  strokes: readonly Stroke[];
  tool: Tool;
  setTool: (tool: Tool) => void;
  draw: (strokes: readonly Stroke[]) => void;
  undo: () => void;
}

function DrawingTools({ strokes, tool, setTool, draw, undo }: DrawingToolsProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label="Drawing" className="flex flex-wrap">
      <PanelButton label="Pen" pressed={tool === "pen"} onClick={() => setTool("pen")}>
        <Pencil className="size-5" />
      </PanelButton>
      <PanelButton label="Eraser" pressed={tool === "eraser"} onClick={() => setTool("eraser")}>
        <Eraser className="size-5" />
      </PanelButton>
      <PanelButton label="Undo" off={strokes.length === 0} onClick={undo}>
        <Undo2 className="size-5" />
      </PanelButton>
      <PanelButton label="Clear" off={isEmpty(strokes)} onClick={() => draw(cleared(strokes))}>
        <Trash2 className="size-5" />
      </PanelButton>
    </div>
  );
}

function SizeButton({ isLarge, onClick }: { isLarge: boolean; onClick: () => void }) {
  return (
    <PanelButton
      label={isLarge ? "Make the whiteboard smaller" : "Make the whiteboard larger"}
      onClick={onClick}
      className="max-sm:hidden"
    >
      {isLarge ? <Minimize2 className="size-4" /> : <Maximize2 className="size-4" />}
    </PanelButton>
  );
}

interface PanelButtonProps {
  label: string;
  onClick: () => void;
  pressed?: boolean;
  /** There's nothing to do, but it can keep the focus. */
  off?: boolean;
  className?: string;
  children: ReactNode;
}

function PanelButton({ label, onClick, pressed, off, className, children }: PanelButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
      className={classNames(
        PANEL_BUTTON,
        "aria-disabled:text-ink-muted aria-disabled:hover:bg-transparent aria-pressed:bg-ink aria-pressed:text-paper",
        className,
      )}
    >
      {children}
    </button>
  );
}
