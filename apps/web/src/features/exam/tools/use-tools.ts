import { useReducer, useRef, useState } from "react";
import { useKeyDown } from "../../../ui/browser/use-key-down.ts";
import { CLEARED, press } from "./calculator/calculator.rules.ts";
import type { ToolName } from "./tool-name.ts";

/** By where the keys are, not what they type: with Alt, some keyboards type other letters. */
const KEYS: Readonly<Record<string, ToolName>> = { KeyC: "calculator", KeyW: "whiteboard" };

interface Options {
  /** The tools of the question on screen. */
  available: readonly ToolName[];
  /** Off while something covers the question. */
  enabled: boolean;
}

/** Which tools are open, by button and key, and what the calculator shows. */
export function useTools({ available, enabled }: Options) {
  const [open, setOpen] = useState<readonly ToolName[]>([]);
  const [calculator, pressKey] = useReducer(press, CLEARED);
  const buttons = {
    calculator: useRef<HTMLButtonElement>(null),
    whiteboard: useRef<HTMLButtonElement>(null),
  };
  const isOpen = (tool: ToolName) => available.includes(tool) && open.includes(tool);
  const close = (tool: ToolName) => setOpen(open.filter((one) => one !== tool));
  // On a phone, two panels would leave no room for the question.
  const toggle = (tool: ToolName) =>
    isOpen(tool) ? close(tool) : setOpen(floats() ? [...open, tool] : [tool]);

  useKeyDown((event) => {
    const { altKey, ctrlKey, metaKey, code, repeat } = event;
    const tool = altKey && !ctrlKey && !metaKey ? KEYS[code] : undefined;
    if (!tool || !available.includes(tool)) return;
    event.preventDefault();
    if (!repeat) toggle(tool);
  }, enabled);

  return { available, calculator, pressKey, buttons, isOpen, close, toggle };
}

/** Whether panels lie over the window, or above the foot: as in their styles. */
const floats = () => matchMedia("(min-width: 40rem)").matches;

export type Tools = ReturnType<typeof useTools>;
