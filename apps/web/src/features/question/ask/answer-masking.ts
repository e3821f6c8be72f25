import { createContext } from "react";

/** Whether answers are covered until they are asked for. */
const Masking = createContext(false);

export const AnswerMasking = Masking.Provider;
export { Masking };
