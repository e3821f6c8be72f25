/**
 * What Critical Reasoning asks about an argument, as slugs. Items carry these slugs, and blueprints
 * count them.
 */
export const ARGUMENT_KINDS = [
  "assumption",
  "strengthen",
  "weaken",
  "evaluate",
  "inference",
  "explain",
  "complete",
  "boldface",
  "flaw",
  "method",
  "plan",
  "dialogue",
] as const;
