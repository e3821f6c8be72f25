import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import { FieldError } from "./field.tsx";
import { classNames } from "../class-names.ts";
import { digitsOf, EMPTY_CODE, isComplete, putDigits, typedDigits } from "./code-digits.ts";

interface CodeBoxesProps {
  label: string;
  hideLabel?: boolean | undefined;
  /** Called with the current digits whenever they change. */
  onChange?: ((code: string) => void) | undefined;
  /** Called each time a sixth digit completes the code. */
  onComplete?: ((code: string) => void) | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  /** Focuses the first box on screens that exist only to enter a code. */
  focusFirst?: boolean | undefined;
}

/** Six boxes for a one-time code. A new `key` clears them. */
export function CodeBoxes({
  label,
  hideLabel = false,
  onChange,
  onComplete,
  error,
  disabled,
  focusFirst = false,
}: CodeBoxesProps) {
  const id = useId();
  const { digits, boxes, type, paste, press } = useCodeBoxes({ onChange, onComplete, focusFirst });
  return (
    <fieldset
      className="flex min-w-0 flex-col gap-1.5"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className={hideLabel ? "sr-only" : "mb-1.5 font-ui text-ink"}>{label}</legend>
      <div className="flex max-w-88 gap-1.5 sm:gap-2">
        {digits.map((digit, index) => (
          <input
            key={index}
            ref={(box) => {
              boxes.current[index] = box;
            }}
            type="text"
            inputMode="numeric"
            pattern="[0-9]*"
            // The first box takes the whole code when a phone offers to fill it in.
            autoComplete={index === 0 ? "one-time-code" : "off"}
            maxLength={index === 0 ? digits.length : 1}
            aria-label={`Digit ${index + 1} of ${digits.length}`}
            aria-invalid={error ? true : undefined}
            disabled={disabled}
            value={digit}
            onChange={(event) => type(index, event.target.value)}
            onPaste={(event) => paste(index, event)}
            onKeyDown={(event) => press(index, event)}
            onFocus={(event) => event.target.select()}
            className={classNames(
              "h-14 w-full min-w-0 rounded-md border border-line-strong bg-surface text-center font-serif text-h3 text-ink numerals transition-control",
              "hover:border-ink-muted aria-invalid:border-incorrect aria-invalid:bg-incorrect-soft/40 disabled:cursor-not-allowed disabled:border-line disabled:bg-sunk disabled:text-ink-muted",
            )}
          />
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

/** Digits in their boxes, and the cursor that moves with them. */
function useCodeBoxes({
  onChange,
  onComplete,
  focusFirst,
}: Pick<CodeBoxesProps, "onChange" | "onComplete" | "focusFirst">) {
  const [digits, setDigits] = useState<readonly string[]>(EMPTY_CODE);
  const boxes = useRef<(HTMLInputElement | null)[]>([]);

  useEffect(() => {
    if (focusFirst) boxes.current[0]?.focus();
  }, [focusFirst]);

  function focus(index: number) {
    const box = boxes.current[Math.min(Math.max(index, 0), digits.length - 1)];
    box?.focus();
    box?.select();
  }

  function change(next: readonly string[]) {
    if (next.every((digit, place) => digit === digits[place])) return;
    const code = next.join("");
    setDigits(next);
    onChange?.(code);
    if (isComplete(next)) onComplete?.(code);
  }

  function put(index: number, fresh: string) {
    change(putDigits(digits, index, fresh));
    focus(index + fresh.length);
  }

  function type(index: number, raw: string) {
    if (raw === "") return change(digits.with(index, ""));
    const fresh = typedDigits(raw, digits[index] ?? "");
    if (fresh !== "") put(fresh.length === digits.length ? 0 : index, fresh);
  }

  function paste(index: number, event: ClipboardEvent) {
    event.preventDefault();
    const fresh = digitsOf(event.clipboardData.getData("text"));
    if (fresh !== "") put(fresh.length >= digits.length ? 0 : index, fresh);
  }

  function press(index: number, event: KeyboardEvent) {
    const goal = {
      ArrowLeft: index - 1,
      ArrowRight: index + 1,
      Home: 0,
      End: digits.length - 1,
      Backspace: digits[index] === "" ? index - 1 : undefined,
    }[event.key];
    if (goal === undefined) return;
    event.preventDefault();
    focus(goal);
  }

  return { digits, boxes, type, paste, press };
}
