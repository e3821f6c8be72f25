import { Calculator } from "./calculator/calculator.tsx";
import type { Tools } from "./use-tools.ts";

/** The calculator's panel, while it's open. Not loaded lazily, so that it opens offline, too. */
export function OpenCalculator({ tools }: { tools: Tools }) {
  if (!tools.isOpen("calculator")) return null;
  return (
    <Calculator
      state={tools.calculator}
      onPress={tools.pressKey}
      button={tools.buttons.calculator}
      onClose={() => tools.close("calculator")}
    />
  );
}
