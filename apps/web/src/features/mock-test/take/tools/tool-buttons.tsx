import { Calculator, type LucideIcon, PenLine } from "lucide-react";
import { Button } from "../../../../ui/button.tsx";
import type { ExamTools, ToolName } from "./use-exam-tools.ts";

/** For the foot of the test, beside Help. */
export function ToolButtons({ tools }: { tools: ExamTools }) {
  return (
    <>
      {tools.hasCalculator && (
        <ToolButton
          tools={tools}
          tool="calculator"
          label="Calculator"
          keys="Alt+C"
          Icon={Calculator}
        />
      )}
      <ToolButton tools={tools} tool="whiteboard" label="Whiteboard" keys="Alt+W" Icon={PenLine} />
    </>
  );
}

interface ToolButtonProps {
  tools: ExamTools;
  tool: ToolName;
  label: string;
  keys: string;
  Icon: LucideIcon;
}

function ToolButton({ tools, tool, label, keys, Icon }: ToolButtonProps) {
  const isOpen = tools.isOpen(tool);
  return (
    <Button
      ref={tools.buttons[tool]}
      variant={isOpen ? "soft" : "quiet"}
      aria-expanded={isOpen}
      aria-keyshortcuts={keys}
      className="max-sm:px-3"
      onClick={() => tools.toggle(tool)}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only">{label}</span>
    </Button>
  );
}
