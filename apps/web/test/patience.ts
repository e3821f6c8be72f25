import { configure } from "@testing-library/dom";

/**
 * Waiting ends with what is waited for, so a busy machine only takes longer. This is for what never comes,
 * and leaves a test time to say so within its own limit.
 */
configure({ asyncUtilTimeout: 25_000 });
