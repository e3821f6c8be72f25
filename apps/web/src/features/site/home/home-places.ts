/** Anchors that the first screen links to. In a file of their own so that it needn't load the sections. */
export const TRY_ONE = "try-one";
export const WHY_TRUST = "why-trust";
