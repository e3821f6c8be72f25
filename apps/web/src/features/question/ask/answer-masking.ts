import { createContext } from "react";

/** Whether answers are covered until they are asked for. */
export const AnswerMasking = createContext(false);
