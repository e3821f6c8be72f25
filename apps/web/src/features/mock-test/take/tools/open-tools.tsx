import { Calculator } from "./calculator/calculator.tsx";
import type { ExamTools } from "./use-exam-tools.ts";
import { Whiteboard } from "./whiteboard/whiteboard.tsx";

/** The open tools' panels. They aren't loaded lazily, so that they open without a connection too. */
export function OpenTools({ tools }: { tools: ExamTools }) {
  const { calculator, pressKey, scratch, buttons, isOpen, close } = tools;
  return (
    <>
      {isOpen("whiteboard") && (
        <Whiteboard
          store={scratch}
          button={buttons.whiteboard}
          onClose={() => close("whiteboard")}
        />
      )}
      {isOpen("calculator") && (
        <Calculator
          state={calculator}
          onPress={pressKey}
          button={buttons.calculator}
          onClose={() => close("calculator")}
        />
      )}
    </>
  );
}
