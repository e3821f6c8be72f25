import { createContext } from "react";

/** Whether answers are covered until they are asked for. Null while that isn't known yet. */
export const AnswerMasking = createContext<boolean | null>(false);
