/** Set by `npm run test:long`, which runs everything at full length. */
export const IS_LONG = process.env["TEST_LONG"] === "on";
