import { OpenCalculator } from "../../../exam/tools/open-calculator.tsx";
import type { ExamTools } from "./use-exam-tools.ts";
import { Whiteboard } from "./whiteboard/whiteboard.tsx";

/** The open tools' panels. They aren't loaded lazily, so that they open without a connection too. */
export function OpenTools({ tools }: { tools: ExamTools }) {
  const { scratch, buttons, isOpen, close } = tools;
  return (
    <>
      {isOpen("whiteboard") && (
        <Whiteboard
          store={scratch}
          button={buttons.whiteboard}
          onClose={() => close("whiteboard")}
        />
      )}
      <OpenCalculator tools={tools} />
    </>
  );
}
