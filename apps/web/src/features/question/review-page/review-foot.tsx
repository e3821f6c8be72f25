import { ArrowLeft, ArrowRight, CircleQuestionMark, LayoutGrid } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";

interface ReviewFootProps {
  /** The place in the list: "3 of 10". */
  position: string;
  onHelp: () => void;
  onList: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
}

/** Always at the window's lower edge. Has a button for the list where there's no room for it beside. */
export function ReviewFoot({ position, onHelp, onList, onPrevious, onNext }: ReviewFootProps) {
  return (
    <div className="sticky bottom-runbar z-(--z-sticky) flex items-center gap-2 border-t border-line bg-paper px-gutter py-3 @4xl:gap-3">
      <Button variant="quiet" onClick={onHelp} className="-ml-3 max-sm:px-3">
        <CircleQuestionMark aria-hidden="true" className="size-5 max-sm:hidden" />
        Help
      </Button>
      <Button
        variant="quiet"
        onClick={onList}
        aria-label={`Question List, ${position}`}
        className="numerals max-sm:px-2 @4xl:hidden"
      >
        <LayoutGrid aria-hidden="true" className="size-5" />
        <span className="max-sm:hidden">Question List</span>
      </Button>
      <p className="mx-auto hidden items-center gap-2 text-sm text-ink-2 numerals @4xl:flex">
        <Key>←</Key>
        {position}
        <Key>→</Key>
      </p>
      <div className="ml-auto flex gap-2 @4xl:ml-0 @4xl:gap-3">
        <StepButton variant="outline" onStep={onPrevious}>
          <ArrowLeft aria-hidden="true" className="size-4 max-sm:hidden" />
          Previous
        </StepButton>
        <StepButton variant="solid" onStep={onNext}>
          Next
          <ArrowRight aria-hidden="true" className="size-4 max-sm:hidden" />
        </StepButton>
      </div>
    </div>
  );
}

interface StepButtonProps {
  variant: "outline" | "solid";
  onStep: (() => void) | null;
  children: ReactNode;
}

/** At an end of the list, it's marked disabled but keeps the focus, which would be lost otherwise. */
function StepButton({ variant, onStep, children }: StepButtonProps) {
  return (
    <Button
      variant={onStep ? variant : "off"}
      aria-disabled={onStep === null}
      onClick={() => onStep?.()}
      className={classNames("max-sm:px-4", !onStep && "cursor-not-allowed")}
    >
      {children}
    </Button>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden="true"
      className="grid size-6 place-items-center rounded-sm border border-line-strong bg-surface font-sans text-xs"
    >
      {children}
    </kbd>
  );
}
