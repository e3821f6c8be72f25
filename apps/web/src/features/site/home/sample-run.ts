import { playRun } from "./adaptive-run.ts";

/** A learner as able as 85 in 100 of the class or abler; a run that shows ups and downs. */
export const SAMPLE_RUN = playRun(1.04, 18_150_348);
