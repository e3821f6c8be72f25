import { memo } from "react";
import { Key } from "./exam-frame.tsx";

interface KeyHintsProps {
  hasLetters: boolean;
  hasCalculator: boolean;
}

/**
 * For the middle of the foot: as many as there's room for. The rest wrap onto a line that's hidden.
 */
export const KeyHints = memo(function KeyHints({ hasLetters, hasCalculator }: KeyHintsProps) {
  return (
    <p className="flex max-h-6 flex-wrap items-center justify-center gap-x-4 overflow-hidden">
      {hasLetters && (
        <span className="flex items-center gap-1.5">
          <Key>A</Key> to <Key>E</Key> choose
        </span>
      )}
      {hasCalculator && (
        <span className="flex items-center gap-1.5">
          <Key>Alt</Key> <Key>C</Key> calculator
        </span>
      )}
      <span className="flex items-center gap-1.5">
        <Key>Enter</Key> next
      </span>
    </p>
  );
});
