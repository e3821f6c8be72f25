import { createContext } from "react";

/** Whether the calculator can be typed into. In test centers it can't. */
export const CalculatorKeys = createContext(true);
