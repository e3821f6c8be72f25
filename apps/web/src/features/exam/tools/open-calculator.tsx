import { Calculator } from "./calculator/calculator.tsx";
import type { Tools } from "./use-tools.ts";

interface OpenCalculatorProps {
  tools: Tools;
  /** Where it starts. Above the foot of a test, which is always at the bottom of the window, unless told otherwise. */
  place?: string;
}

/** The calculator's panel, while it's open. Not loaded lazily, so that it opens offline, too. */
export function OpenCalculator({
  tools,
  place = "sm:fixed sm:right-gutter sm:bottom-22",
}: OpenCalculatorProps) {
  if (!tools.isOpen("calculator")) return null;
  return (
    <Calculator
      state={tools.calculator}
      place={place}
      onPress={tools.pressKey}
      button={tools.buttons.calculator}
      onClose={() => tools.close("calculator")}
    />
  );
}
