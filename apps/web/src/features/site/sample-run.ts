import { playRun } from "./adaptive-run.ts";

/** A learner who solves 85 in 100 of what the class solves; a run that shows ups and downs. */
export const SAMPLE_RUN = playRun(1.04, 18_150_348);
