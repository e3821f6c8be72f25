import { configure } from "@testing-library/dom";

/**
 * A wait ends when its condition is met, so a busy machine only takes longer. This limit is for conditions
 * that are never met, and leaves a test time to say so before its own limit.
 */
configure({ asyncUtilTimeout: 25_000 });
