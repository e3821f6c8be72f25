import { useEffect, useEffectEvent, useReducer, useRef, useState } from "react";
import { CLEARED, press } from "./calculator/calculator.rules.ts";
import { createScratchStore } from "./whiteboard/scratch-store.ts";

export type ToolName = "calculator" | "whiteboard";
/** By the keys' places, not their letters: on some keyboards, Alt changes the letters. */
const KEYS: Readonly<Record<string, ToolName>> = { KeyC: "calculator", KeyW: "whiteboard" };

interface Options {
  learnerId: string;
  mockTestId: string;
  sectionId: string;
  hasCalculator: boolean;
  /** Off while something covers the question. */
  enabled: boolean;
}

/** Which of the section's tools are open, and what's in them. Give its user the section as `key`. */
export function useExamTools(options: Options) {
  const { learnerId, mockTestId, sectionId, hasCalculator, enabled } = options;
  const [open, setOpen] = useState<readonly ToolName[]>([]);
  const [calculator, pressKey] = useReducer(press, CLEARED);
  const [scratch] = useState(() => createScratchStore(learnerId, mockTestId, sectionId));
  const buttons = {
    calculator: useRef<HTMLButtonElement>(null),
    whiteboard: useRef<HTMLButtonElement>(null),
  };
  const isOpen = (tool: ToolName) => open.includes(tool);
  const close = (tool: ToolName) => setOpen(open.filter((one) => one !== tool));
  const toggle = (tool: ToolName) => (isOpen(tool) ? close(tool) : setOpen([...open, tool]));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, ctrlKey, metaKey, code, repeat } = event;
    const tool = altKey && !ctrlKey && !metaKey ? KEYS[code] : undefined;
    if (!enabled || !tool || (tool === "calculator" && !hasCalculator)) return;
    event.preventDefault();
    if (!repeat) toggle(tool);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  return { hasCalculator, calculator, pressKey, scratch, buttons, isOpen, close, toggle };
}

export type ExamTools = ReturnType<typeof useExamTools>;
