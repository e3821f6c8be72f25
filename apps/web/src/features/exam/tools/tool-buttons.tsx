import { Calculator, PenLine } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import type { ToolName } from "./tool-name.ts";
import type { Tools } from "./use-tools.ts";

const LOOK = {
  calculator: { label: "Calculator", keys: "Alt+C", Icon: Calculator },
  whiteboard: { label: "Whiteboard", keys: "Alt+W", Icon: PenLine },
};

/** For the foot of a test: a button for each tool of the question. */
export function ToolButtons({ tools }: { tools: Tools }) {
  return tools.available.map((tool) => <ToolButton key={tool} tools={tools} tool={tool} />);
}

function ToolButton({ tools, tool }: { tools: Tools; tool: ToolName }) {
  const { label, keys, Icon } = LOOK[tool];
  const isOpen = tools.isOpen(tool);
  return (
    <Button
      ref={tools.buttons[tool]}
      variant={isOpen ? "soft" : "quiet"}
      aria-expanded={isOpen}
      aria-keyshortcuts={keys}
      className="max-sm:px-3 @max-[48rem]:px-3 @max-[18rem]:px-2"
      onClick={() => tools.toggle(tool)}
    >
      <Icon aria-hidden="true" className="size-5" />
      <span className="max-sm:sr-only @max-[48rem]:sr-only">{label}</span>
    </Button>
  );
}
