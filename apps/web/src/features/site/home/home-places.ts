/** Places on the home page that its first screen links to. Apart, so that it needn't load them. */
export const TRY_ONE = "try-one";
export const WHY_TRUST = "why-trust";
