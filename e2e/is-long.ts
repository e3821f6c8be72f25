/** `npm run test:long`: everything, at full length. */
export const IS_LONG = process.env["TEST_LONG"] === "on";
