/** Something that a person must mend before the server can start; said without a stack. */
export class StartError extends Error {}
