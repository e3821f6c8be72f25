import { Key } from "./exam-frame.tsx";

interface KeyHintsProps {
  hasLetters: boolean;
  hasCalculator: boolean;
}

/** For the middle of the foot, where there's room. */
export function KeyHints({ hasLetters, hasCalculator }: KeyHintsProps) {
  return (
    <p className="flex items-center gap-2">
      {hasLetters && (
        <span className="mr-2 flex items-center gap-1.5">
          <Key>A</Key> to <Key>E</Key> choose
        </span>
      )}
      {hasCalculator && (
        <span className="mr-2 flex items-center gap-1.5">
          <Key>Alt</Key> <Key>C</Key> calculator
        </span>
      )}
      <Key>Enter</Key> next
    </p>
  );
}
