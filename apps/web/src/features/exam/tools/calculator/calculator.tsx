import { type KeyboardEvent, type RefObject, useContext, useRef } from "react";
import { classNames } from "../../../../ui/class-names.ts";
import { CalculatorKeys } from "./takes-keys.ts";
import { ToolPanel } from "../tool-panel.tsx";
import { type Calculator as State, type Key, shownBy } from "./calculator.rules.ts";
import { KEY_LOOKS, keyTyped } from "./calculator-keys.ts";

interface CalculatorProps {
  state: State;
  place: string;
  onPress: (key: Key) => void;
  onClose: () => void;
  button: RefObject<HTMLButtonElement | null>;
}

/** The exam's calculator. Its result never goes into the answer; it's only for the learner to read. */
export function Calculator({ state, place, onPress, onClose, button }: CalculatorProps) {
  const panel = useRef<HTMLDivElement>(null);
  const takesKeys = useContext(CalculatorKeys);

  function type(event: KeyboardEvent) {
    const { key, ctrlKey, altKey, metaKey, target } = event;
    if (ctrlKey || altKey || metaKey) return;
    // With the focus on a key, Enter presses that key.
    const isOnButton = target instanceof Element && target.closest("button") !== null;
    if (key === "Enter" && isOnButton) return;
    const pressed = keyTyped(key);
    if (!pressed) return;
    event.preventDefault();
    onPress(pressed);
  }

  return (
    <ToolPanel
      panel={panel}
      button={button}
      title="Calculator"
      onClose={onClose}
      onKeyDown={takesKeys ? type : undefined}
      place={place}
      className="sm:max-h-[calc(100dvh-6rem)] sm:w-76 sm:overflow-y-auto"
    >
      <div className="px-3 pb-3">
        <Display state={state} />
        <div className="mt-3 grid grid-cols-5 gap-1.5">
          {KEY_LOOKS.map(({ key, name, kind, wide = false, tall = false }) => (
            <button
              key={key}
              type="button"
              aria-label={name}
              onClick={({ detail }) => {
                onPress(key);
                // After a click, typing continues here, and Enter means "=".
                if (detail > 0) panel.current?.focus({ preventScroll: true });
              }}
              className={classNames(
                "min-h-8.5 rounded-md border numerals transition-control pointer-coarse:min-h-11",
                LOOK[kind],
                wide && "col-span-2",
                tall && "row-span-2",
              )}
            >
              {key}
            </button>
          ))}
        </div>
      </div>
    </ToolPanel>
  );
}

function Display({ state }: { state: State }) {
  const { trail, memory, fault } = state;
  return (
    <div className="rounded-md bg-sunk px-3 py-2 text-right numerals">
      <div className="flex min-h-5 items-baseline justify-between gap-3 text-sm text-ink-muted">
        <span aria-label={memory === 0 ? undefined : "There's a number in memory"}>
          {memory !== 0 && "M"}
        </span>
        <span className="truncate">{trail}</span>
      </div>
      <output aria-label="Display" className="block min-h-8 text-h4 font-ui wrap-anywhere">
        {fault === null ? shownBy(state) : <span className="text-md">{fault}</span>}
      </output>
    </div>
  );
}

const LOOK = {
  digit: "border-line bg-surface hover:border-line-strong",
  function: "border-transparent bg-sunk text-sm hover:border-line-strong",
  operator: "border-transparent bg-sunk hover:border-line-strong",
  equals: "border-transparent bg-ink text-paper hover:bg-ink-2",
};
