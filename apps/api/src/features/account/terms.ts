/** The terms that a registration accepts; the date that stands on the page. */
export const TERMS_VERSION = "2024-06-10";
