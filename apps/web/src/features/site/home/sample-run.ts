import { playRun } from "./adaptive-run.ts";

/** A learner at the 85th percentile, in a run with ups and downs. */
export const SAMPLE_RUN = playRun(1.04, 18_150_348);
