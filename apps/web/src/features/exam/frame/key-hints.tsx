import type { ReactNode } from "react";
import { Key } from "./exam-frame.tsx";

/** For the middle of the foot, where there's room. */
export function KeyHints({ hasLetters, children }: { hasLetters: boolean; children?: ReactNode }) {
  return (
    <p className="flex items-center gap-2">
      {hasLetters && (
        <span className="mr-2 flex items-center gap-1.5">
          <Key>A</Key> to <Key>E</Key> choose
        </span>
      )}
      {children}
      <Key>Enter</Key> next
    </p>
  );
}
